throw new Error('The WebAssembly engine is not built yet.');
export {};
