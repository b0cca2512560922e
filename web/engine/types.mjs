// Writes the TypeScript types of the protocol from its JSON Schemas:
//   node web/engine/types.mjs          prints web/engine/protocol.d.ts
//   node web/engine/types.mjs --write  writes it
// A keyword that it does not know is an error, so that no part of a schema is passed over in silence.
import {readFileSync, readdirSync, writeFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

const folder = new URL('../../protocol/', import.meta.url);
const target = new URL('./protocol.d.ts', import.meta.url);

// Keywords that say nothing that a type can say: they narrow values, or say which keys go together.
const narrowing = new Set(['$schema', '$id', 'title', 'description', '$defs', 'minimum', 'maximum', 'minLength', 'maxLength',
  'minItems', 'maxItems', 'uniqueItems', 'pattern', 'required', 'if', 'then', 'else', 'not', 'dependentRequired',
  'dependentSchemas', 'additionalProperties', 'properties', 'items', 'type']);
const taken = new Set(['Error', 'Request', 'Response']);  // names that TypeScript's own libraries have

const pascal = (words) => words.replace(/(^|[^A-Za-z0-9]+)([A-Za-z0-9])/g, (_, gap, letter) => letter.toUpperCase());

function named(file, def) {
  const title = pascal(file.title);
  const name = def === undefined ? title : title === 'Values' ? pascal(def) : title + pascal(def);
  return taken.has(name) ? 'Protocol' + name : name;
}

function typeOf(schema, at) {
  if (schema === true) return 'unknown';
  for (const key of Object.keys(schema))
    if (!narrowing.has(key) && !['$ref', 'oneOf', 'anyOf', 'enum', 'const'].includes(key))
      throw new Error(`${at.file.$id}: the keyword "${key}" is not known here`);
  if (schema.$ref !== undefined) return reference(schema.$ref, at);
  const several = schema.oneOf ?? schema.anyOf;
  if (several !== undefined && schema.properties === undefined)
    return union(several.map((one) => typeOf(one, at)));
  if (schema.enum !== undefined) return union(schema.enum.map((one) => JSON.stringify(one)));
  if ('const' in schema) return JSON.stringify(schema.const);
  if (Array.isArray(schema.type)) return union(schema.type.map((type) => plain({...schema, type}, at)));
  return plain(schema, at);
}

const union = (types) => [...new Set(types)].join(' | ');

function plain(schema, at) {
  switch (schema.type) {
    case 'string': return 'string';
    case 'integer':
    case 'number': return 'number';
    case 'boolean': return 'boolean';
    case 'null': return 'null';
    case 'array': {
      const item = schema.items === undefined ? 'unknown' : typeOf(schema.items, at);
      return /[ |]/.test(item) ? `Array<${item}>` : `${item}[]`;
    }
    case 'object':
    case undefined:
      return schema.properties === undefined && schema.type === undefined ? 'unknown' : object(schema, at);
    default: throw new Error(`${at.file.$id}: the type "${schema.type}" is not known here`);
  }
}

function object(schema, at) {
  const inner = {...at, indent: at.indent + '  '};
  const lines = [];
  for (const [key, value] of Object.entries(schema.properties ?? {})) {
    if (typeof value.description === 'string') lines.push(`${inner.indent}/** ${value.description} */`);
    const optional = (schema.required ?? []).includes(key) ? '' : '?';
    const name = /^[A-Za-z_]\w*$/.test(key) ? key : JSON.stringify(key);
    lines.push(`${inner.indent}${name}${optional}: ${typeOf(value, inner)};`);
  }
  const more = schema.additionalProperties;
  if (more !== undefined && more !== false) lines.push(`${inner.indent}[key: string]: ${typeOf(more, inner)};`);
  return lines.length === 0 ? 'Record<string, never>' : `{\n${lines.join('\n')}\n${at.indent}}`;
}

function reference(ref, at) {
  const [name, pointer] = ref.split('#');
  const file = name === '' ? at.file : at.files.get(name);
  if (file === undefined) throw new Error(`${at.file.$id}: there is no schema ${ref}`);
  const def = pointer?.replace('/$defs/', '');
  if (def !== undefined && file.$defs?.[def] === undefined) throw new Error(`${at.file.$id}: there is no ${ref}`);
  return named(file, def);
}

export function types() {
  const files = new Map();
  for (const name of readdirSync(folder).filter((one) => one.endsWith('.schema.json')).sort())
    files.set(name, JSON.parse(readFileSync(new URL(name, folder), 'utf8')));
  const out = ['// The values of the protocol (docs/protocol.md). Written by types.mjs from protocol/*.schema.json: do not edit.'];
  const say = (name, schema, at) => {
    const type = typeOf(schema, at);
    out.push('');
    if (typeof schema.description === 'string') out.push(`/** ${schema.description} */`);
    out.push(schema.type === 'object' ? `export interface ${name} ${type}` : `export type ${name} = ${type};`);
  };
  for (const [name, file] of files) {
    const at = {file, files, indent: ''};
    if (name === 'ok.schema.json') continue;
    for (const [def, schema] of Object.entries(file.$defs ?? {})) say(named(file, def), schema, at);
    if (file.type !== undefined || file.oneOf !== undefined) say(named(file), file, at);
  }
  const ok = files.get('ok.schema.json');
  out.push('', '/** What each call gives, in `ok` of its reply. */', 'export interface Values {');
  for (const [call, schema] of Object.entries(ok.$defs))
    out.push(`  ${JSON.stringify(call)}: ${typeOf(schema, {file: ok, files, indent: '  '})};`);
  out.push('}', '',
    '/** The name of a call. */', 'export type Call = keyof Values;', '',
    '/** The requests of one call. */', 'export type RequestOf<C extends Call> = Extract<ProtocolRequest, {call: C}>;', '',
    '/** The reply to a request of one call. */',
    'export type ReplyOf<C extends Call> =',
    '  | {id: number | string | null; ok: Values[C]; error?: undefined}',
    '  | {id: number | string | null; error: ProtocolError; ok?: undefined};');
  return out.join('\n') + '\n';
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.argv[2] === '--write') writeFileSync(target, types());
  else process.stdout.write(types());
}
