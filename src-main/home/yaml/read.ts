import type { CST } from 'yaml';
import {
  Composer,
  isAlias,
  isCollection,
  isMap,
  isPair,
  isScalar,
  isSeq,
  LineCounter,
  Parser,
  type Document,
  type Node,
  type Pair,
  type Scalar,
  type YAMLError,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import {
  construct,
  plainType,
  ScalarError,
  YamlDate,
  type PlainType,
  type YamlKey,
  type YamlValue,
} from './scalars.ts';

/** Text that is no YAML, or that PyYAML's safe loader refuses. `line` and `column` count from 1. */
export class YamlError extends Error {
  readonly line: number;
  readonly column: number;

  constructor(message: string, line: number, column: number) {
    super(message);
    this.name = 'YamlError';
    this.line = line;
    this.column = column;
  }
}

/** YAML text with its value and the document behind it, whose nodes carry offsets into the text. */
export interface YamlRead {
  readonly value: YamlValue;
  readonly document: Document.Parsed;
}

/** The most values a file may expand to through aliases. */
const maxExpanded = 1_000_000;

/** Reads one YAML document into exactly what PyYAML's safe loader gives. Throws YamlError where PyYAML refuses. */
export function parseYaml(text: string): YamlValue {
  return readYaml(text).value;
}

/** parseYaml that also answers the document, for editing in place. */
export function readYaml(text: string): YamlRead {
  try {
    return read(text);
  } catch (error) {
    // Parser and builder follow the nesting of the text with their own calls.
    if (error instanceof RangeError) throw new YamlError('the values are nested far too deep', 1, 1);
    throw error;
  }
}

function read(text: string): YamlRead {
  const lines = new LineCounter();
  const fail = (message: string, offset: number): never => {
    const { line, col } = lines.linePos(offset);
    throw new YamlError(message, Math.max(1, line), Math.max(1, col));
  };
  const tokens = [...new Parser(lines.addNewLine).parse(text)];
  const unprintable = /[^\t\n\r\x20-\x7e\x85\xa0-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u.exec(text);
  if (unprintable !== null) fail(`the character ${codePoint(unprintable[0])} may not stand in YAML`, unprintable.index);
  const hasOddWhitespace = /[\t\x85\u2028\u2029]/.test(text);
  for (const token of tokens) {
    if (hasOddWhitespace) refuseStrayWhitespace(token, fail);
    if (token.type === 'directive' && /^%YAML\s+(?!1\.)/.test(token.source))
      fail('only YAML 1 can be read', token.offset);
  }

  const composer = new Composer({ schema: 'failsafe', uniqueKeys: false, merge: false, keepSourceTokens: true });
  const documents = [...composer.compose(tokens, true, text.length)];
  const [document] = documents;
  if (document === undefined) return fail('nothing could be read', 0);
  const error = document.errors.find((one) => !isCommentBehindQuote(one, text));
  if (error !== undefined) fail(error.message.split('\n')[0] ?? error.message, error.pos[0]);
  const second = documents[1];
  if (second !== undefined) fail('a second document begins here; only one is allowed', second.range[0]);
  return { value: new Builder(text, fail).build(document.contents), document };
}

/** npm yaml wants a space before a comment; PyYAML does not, behind a quote or bracket. */
function isCommentBehindQuote(error: YAMLError, text: string): boolean {
  return error.message.startsWith('Comments must be separated') && /['"\]}]/.test(text.charAt(error.pos[0] - 1));
}

/** PyYAML takes no tab for white space between tokens, and knows line ends that npm yaml does not. */
function refuseStrayWhitespace(token: CST.Token, fail: (message: string, offset: number) => never): void {
  const visitSource = (source: CST.SourceToken | CST.Token): void => {
    if (!('source' in source) || typeof source.source !== 'string') return;
    const quoted = source.type === 'single-quoted-scalar' || source.type === 'double-quoted-scalar';
    const block = source.type === 'block-scalar';
    const comment = source.type === 'comment';
    const tab = quoted || block || comment ? -1 : source.source.indexOf('\t');
    if (tab !== -1) fail('a tab character stands where only spaces may', source.offset + tab);
    const separator = quoted ? -1 : source.source.search(/[\x85\u2028\u2029]/);
    if (separator !== -1) {
      fail(
        `the line separator ${codePoint(source.source.charAt(separator))} may only stand in quotes`,
        source.offset + separator,
      );
    }
  };
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const one of value) visit(one);
    else if (typeof value === 'object' && value !== null) {
      if ('type' in value && 'offset' in value) visitSource(value as CST.Token);
      for (const key of ['start', 'key', 'sep', 'value', 'items', 'props', 'end']) {
        if (key in value) visit((value as Record<string, unknown>)[key]);
      }
    }
  };
  visit(token);
}

function codePoint(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

type Pairs = [YamlKey, YamlValue][];

/** Builds values from nodes the way PyYAML constructs them. */
class Builder {
  readonly #text: string;
  readonly #fail: (message: string, offset: number) => never;
  readonly #anchors = new Map<string, Node>();
  readonly #built = new Map<Node, YamlValue>();
  readonly #building = new Set<Node>();
  readonly #sizes = new Map<Node, number>();
  #expanded = 0;

  constructor(text: string, fail: (message: string, offset: number) => never) {
    this.#text = text;
    this.#fail = fail;
  }

  build(node: Node | null): YamlValue {
    if (node === null) return null;
    if (isAlias(node)) {
      const target = this.#target(node);
      const size = this.#sizes.get(target) ?? 1;
      this.#count(size, node);
      return this.build(target);
    }
    const known = this.#built.get(node);
    if (known !== undefined || this.#built.has(node)) return known ?? null;
    const before = this.#expanded;
    this.#count(1, node);
    this.#remember(node);
    this.#building.add(node);
    const value = this.#construct(node);
    this.#building.delete(node);
    this.#built.set(node, value);
    this.#sizes.set(node, this.#expanded - before);
    return value;
  }

  #count(size: number, node: Node): void {
    this.#expanded += size;
    if (this.#expanded > maxExpanded) this.#refuse('the aliases expand to far too many values', node);
  }

  #remember(node: Node): void {
    const anchor = 'anchor' in node ? node.anchor : undefined;
    if (anchor === undefined) return;
    if (!/^[\w-]+$/.test(anchor)) this.#refuse(`"${anchor}" cannot be the name of an anchor`, node);
    if (this.#anchors.has(anchor)) this.#refuse(`the anchor &${anchor} is given twice`, node);
    this.#anchors.set(anchor, node);
  }

  #target(alias: Node & { source: string }): Node {
    const target = this.#anchors.get(alias.source);
    if (target === undefined) return this.#refuse(`there is no anchor &${alias.source} before this alias`, alias);
    if (this.#building.has(target)) return this.#refuse(`the alias *${alias.source} contains itself`, alias);
    return target;
  }

  #construct(node: Node): YamlValue {
    const tag = coreTag(node.tag);
    try {
      if (isScalar(node)) return this.#scalar(node, tag);
      if (isMap(node)) return this.#mapLike(node, tag);
      if (isSeq(node)) return this.#seqLike(node, tag);
    } catch (error) {
      if (error instanceof ScalarError) this.#refuse(error.message, node);
      throw error;
    }
    return this.#refuse('this cannot be read', node);
  }

  #scalar(node: Scalar, tag: string | null): YamlValue {
    const text = this.#textOf(node);
    if (tag === null) return construct(node.type === 'PLAIN' ? plainType(text) : 'str', text);
    if (isPlainTag(tag)) return construct(tag, text);
    return this.#refuse(`the tag ${String(node.tag)} is not allowed here`, node);
  }

  /** A block scalar that the end of the file cuts off has no line end of its own; npm yaml adds one. */
  #textOf(node: Scalar): string {
    const text = typeof node.value === 'string' ? node.value : (node.source ?? '');
    const isBlock = node.type === 'BLOCK_LITERAL' || node.type === 'BLOCK_FOLDED';
    const isCut = isBlock && node.range?.[1] === this.#text.length && !this.#text.endsWith('\n');
    return isCut && text.endsWith('\n') ? text.slice(0, -1) : text;
  }

  #mapLike(node: YAMLMap, tag: string | null): YamlValue {
    if (tag === null || tag === 'map') return this.#map(node);
    if (tag === 'set') {
      const map = this.#map(node);
      return new Map([...map.keys()].map((key) => [key, null]));
    }
    return this.#refuse(`the tag ${String(node.tag)} is not allowed here`, node);
  }

  #seqLike(node: YAMLSeq, tag: string | null): YamlValue {
    if (tag !== null && tag !== 'seq' && tag !== 'omap' && tag !== 'pairs') {
      return this.#refuse(`the tag ${String(node.tag)} is not allowed here`, node);
    }
    const values = node.items.map((item) => {
      if (isPair(item)) return this.#map({ items: [item] } as unknown as YAMLMap);
      return this.build(item as Node | null);
    });
    if (tag === null || tag === 'seq') return values;
    return values.map((value) => {
      if (!(value instanceof Map) || value.size !== 1) return this.#refuse('one pair was expected here', node);
      const [pair] = value as Map<YamlKey, YamlValue>;
      return pair ?? [];
    });
  }

  #map(node: YAMLMap): Map<YamlKey, YamlValue> {
    const own: Pairs = [];
    const merged: Pairs = [];
    for (const { key, value, srcToken } of node.items as Pair<Node | null, Node | null>[]) {
      if (isUnkeyed(key) && node.flow !== true && !isExplicit(srcToken))
        this.#refuse('a key is missing before this', node);
      if (isScalar(key) && key.type === 'PLAIN' && key.tag === undefined && key.value === '<<') {
        // Of several merges the later ones are laid under the earlier; every own key is laid over all of them.
        this.#count(1, key);
        merged.push(...this.#mergePairs(value));
      } else {
        own.push([this.#key(key), this.build(value)]);
      }
    }
    const map = new Map<YamlKey, YamlValue>();
    for (const [key, value] of [...merged, ...own]) map.set(key, value);
    return map;
  }

  #mergePairs(node: Node | null): Pairs {
    const target = isAlias(node) ? this.#target(node) : node;
    const value = this.build(node);
    if (isMap(target) && value instanceof Map) return [...(value as Map<YamlKey, YamlValue>)];
    if (isSeq(target) && Array.isArray(value)) {
      const maps = value.map((one: YamlValue) =>
        one instanceof Map ? (one as Map<YamlKey, YamlValue>) : this.#refuse('only mappings can be merged', target),
      );
      return maps.reverse().flatMap((map) => [...map]);
    }
    return this.#refuse('only a mapping or a list of mappings can be merged', node);
  }

  #key(node: Node | null): YamlKey {
    if (isScalar(node) && node.type === 'PLAIN' && node.tag === undefined && node.value === '=') return '=';
    const target = isAlias(node) ? this.#target(node) : node;
    if (isCollection(target)) {
      return this.#refuse('a list or mapping cannot be a key; text in braces needs quotes', node);
    }
    const value = this.build(node);
    if (value instanceof YamlDate) return value.iso;
    if (value instanceof Uint8Array) return Buffer.from(value).toString('latin1');
    return value as YamlKey;
  }

  #refuse(message: string, node: Node | null): never {
    return this.#fail(message, node?.range?.[0] ?? 0);
  }
}

function isUnkeyed(key: Node | null): boolean {
  return key === null || (isScalar(key) && key.type === 'PLAIN' && key.source === '' && key.tag === undefined);
}

function isExplicit(token: Pair['srcToken']): boolean {
  return token?.start.some((one) => one.type === 'explicit-key-ind') === true;
}

const plainTags = ['null', 'bool', 'int', 'float', 'binary', 'timestamp', 'str'] as const;

function isPlainTag(tag: string): tag is (typeof plainTags)[number] & (PlainType | 'binary') {
  return (plainTags as readonly string[]).includes(tag);
}

/** The short name of a core tag (`!!int` is `int`); null without a tag; a foreign tag as it is. */
function coreTag(tag: string | undefined): string | null {
  if (tag === undefined || tag === '!') return null;
  const core = 'tag:yaml.org,2002:';
  return tag.startsWith(core) ? tag.slice(core.length) : tag;
}
