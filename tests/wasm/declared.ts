// What TypeScript declares of values, compared with the values themselves.
import { fileURLToPath } from "node:url";
import ts from "typescript";

const entry = fileURLToPath(new URL("../../dist/types/lib/index.d.ts", import.meta.url));
const program = ts.createProgram([entry], {
  strict: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ["lib.es2022.d.ts", "lib.dom.d.ts", "lib.esnext.disposable.d.ts"],
  types: [],
});
const checker = program.getTypeChecker();

function exportsOfEntry(): ts.Symbol[] {
  const source = program.getSourceFile(entry);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) throw new Error(`no module in ${entry}`);
  return checker.getExportsOfModule(module);
}

function some<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new Error(`no ${what}`);
  return value;
}

export const errors = () => ts.getPreEmitDiagnostics(program).map(({ messageText }) => messageText);

/** The names that exist when the package runs. */
export function declaredValues(): string[] {
  const kinds = ts.SymbolFlags.Value;
  const target = (symbol: ts.Symbol) =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  return exportsOfEntry()
    .filter((symbol) => target(symbol).flags & kinds)
    .map(({ name }) => name);
}

export function declaredType(name: string): ts.Type {
  const symbol = some(
    exportsOfEntry().find((each) => each.name === name),
    name,
  );
  return checker.getDeclaredTypeOfSymbol(
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
  );
}

const typeOf = (property: ts.Symbol) => checker.getTypeOfSymbol(property);

/** What a method gives, or its promise does. */
export function resultOf(type: ts.Type, method: string): ts.Type {
  const [signature] = typeOf(some(type.getProperty(method), method)).getCallSignatures();
  const result = some(signature, `call of ${method}`).getReturnType();
  return checker.getAwaitedType(result) ?? result;
}

const disposeKey = "[Symbol.dispose]";
/** TypeScript has a name of its own for it. */
const nameOf = ({ name }: ts.Symbol) => (name.startsWith("__@dispose") ? disposeKey : name);

export const declaredKeys = (type: ts.Type): string[] => type.getProperties().map(nameOf).sort();

/** Its own keys, and those that its class gives it. */
export function realKeys(value: object): string[] {
  const keys = new Set(Reflect.ownKeys(value));
  for (
    let each: unknown = Object.getPrototypeOf(value);
    each && each !== Object.prototype;
    each = Object.getPrototypeOf(each)
  ) {
    for (const key of Reflect.ownKeys(each)) if (key !== "constructor") keys.add(key);
  }
  return Array.from(keys, (key) => (key === Symbol.dispose ? disposeKey : String(key))).sort();
}

const elementOf = (type: ts.Type) => some(checker.getIndexTypeOfType(type, ts.IndexKind.Number), "element");

const isObject = (type: ts.Type) => (type.flags & ts.TypeFlags.Object) !== 0;

const sameKeys = (type: ts.Type, value: object) => declaredKeys(type).join() === realKeys(value).join();

function primitiveFits(type: ts.Type, value: unknown): boolean {
  if (type.flags & ts.TypeFlags.Void) return value === undefined;
  if (type.flags & ts.TypeFlags.Null) return value === null;
  if (type.isLiteral()) return type.value === value;
  if (type.flags & ts.TypeFlags.BooleanLiteral) return checker.typeToString(type) === String(value);
  return checker.typeToString(type) === typeof value;
}

/** The declared object types that values have been seen of. */
export class Witness {
  readonly #seen = new Set<string>();

  /** Where a value is not as declared; empty where it is. */
  faults(type: ts.Type, value: unknown, path: string): string[] {
    const kinds = type.isUnion() ? type.types : [type];
    if (Array.isArray(value))
      return this.#arrayFaults(
        kinds.find((kind) => checker.isArrayLikeType(kind)),
        value,
        path,
      );
    if (typeof value !== "object" || value === null) {
      return kinds.some((kind) => primitiveFits(kind, value)) ? [] : [`${path}: ${String(value)}`];
    }
    const kind = kinds.find((each) => isObject(each) && sameKeys(each, value));
    if (!kind) return [`${path}: has ${realKeys(value).join()}, not ${kinds.map(declaredKeys).join(" or ")}`];
    this.#seen.add(checker.typeToString(kind));
    return kind.getProperties().flatMap((property) => {
      const inner = typeOf(property);
      if (inner.getCallSignatures().length > 0) return [];
      return this.faults(inner, value[property.name as never], `${path}.${property.name}`);
    });
  }

  #arrayFaults(type: ts.Type | undefined, values: unknown[], path: string): string[] {
    if (!type) return [`${path}: is an array`];
    const element = elementOf(type);
    return values.flatMap((value, index) => this.faults(element, value, `${path}[${index}]`));
  }

  /** The object types within a type that no value has been seen of. */
  unseen(type: ts.Type, known = new Set<ts.Type>()): string[] {
    if (known.has(type)) return [];
    known.add(type);
    if (type.isUnion()) return type.types.flatMap((each) => this.unseen(each, known));
    if (!isObject(type)) return [];
    if (checker.isArrayLikeType(type)) {
      return this.unseen(elementOf(type), known);
    }
    const name = checker.typeToString(type);
    const inner = type.getProperties().flatMap((property) => {
      const declared = typeOf(property);
      return declared.getCallSignatures().length > 0 ? [] : this.unseen(declared, known);
    });
    return this.#seen.has(name) ? inner : [name, ...inner];
  }
}
