// What stays on the device: imported card files in IndexedDB, settings in localStorage. Where a browser keeps nothing,
// the page works all the same and says so.
export interface CardFile { name: string; game: string; text: string; date: string; read: number; plays: number }

const database = 'kawari';
let memory: CardFile[] = [];
export let keeps = true;

function open(): Promise<IDBDatabase> {
  return new Promise((done, fail) => {
    const request = indexedDB.open(database, 1);
    request.onupgradeneeded = () => request.result.createObjectStore('files', { keyPath: 'name' });
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(request.error ?? new Error('IndexedDB'));
  });
}

async function store<T>(mode: IDBTransactionMode, act: (files: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const base = await open();
  try {
    return await new Promise<T>((done, fail) => {
      const transaction = base.transaction('files', mode);
      const request = act(transaction.objectStore('files'));
      transaction.oncomplete = () => done(request.result);
      transaction.onerror = () => fail(transaction.error ?? new Error('IndexedDB'));
      transaction.onabort = () => fail(transaction.error ?? new Error('IndexedDB'));
    });
  } finally {
    base.close();
  }
}

export async function cardFiles(): Promise<CardFile[]> {
  try {
    return await store('readonly', (files) => files.getAll() as IDBRequest<CardFile[]>);
  } catch {
    keeps = false;
    return memory;
  }
}

export async function keepCardFile(file: CardFile): Promise<void> {
  try {
    await store('readwrite', (files) => files.put(file));
    void navigator.storage?.persist?.();
  } catch {
    keeps = false;
    memory = [...memory.filter((one) => one.name !== file.name), file];
  }
}

// What was kept goes: files and settings. (What the service worker has stored: offline.ts.)
export async function forgetKept(): Promise<void> {
  memory = [];
  try {
    await store('readwrite', (files) => files.clear());
  } catch {
    keeps = false;
  }
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith('kawari.')) localStorage.removeItem(key);
  } catch {
    // A browser without localStorage has nothing to forget.
  }
}

export function setting(key: string): string | null {
  try {
    return localStorage.getItem(`kawari.${key}`);
  } catch {
    return null;
  }
}

export function keepSetting(key: string, value: string): void {
  try {
    localStorage.setItem(`kawari.${key}`, value);
  } catch {
    // The setting lasts until the page is closed.
  }
}
