/** The map as a file. No name and no text of the person's goes into one unless asked for, and the file says which it is. */
import type { JourneyGraph } from '@shared/contract/journey.ts';

/** Shape of an exported map: our own, versioned. Without texts, ids and categories are numbered. */
export interface SharedMap {
  readonly format: 'hermes-desk-map';
  readonly version: 1;
  /** Whether labels, texts and the words of edges are inside. */
  readonly texts: boolean;
  readonly nodes: readonly Record<string, unknown>[];
  readonly edges: readonly Record<string, unknown>[];
}

export function sharedMap(graph: JourneyGraph, texts: boolean): SharedMap {
  const number = new Map(graph.nodes.map((node, i) => [node.id, `n${i + 1}`]));
  const categories = [...new Set(graph.nodes.map((node) => node.category))];
  const nodes = graph.nodes.map((node) => {
    const { id, label, body, skill, session, message, ...rest } = node;
    if (texts) return { id, label, body, skill, ...rest, session, message };
    return { ...rest, id: number.get(id) ?? '', category: `category ${categories.indexOf(rest.category) + 1}` };
  });
  const edges = graph.edges.map(({ source, target, reason, detail, weight }) =>
    texts
      ? { source, target, reason, detail, weight }
      : { source: number.get(source) ?? '', target: number.get(target) ?? '', reason, weight },
  );
  return { format: 'hermes-desk-map', version: 1, texts, nodes, edges };
}

/** Hands a file to the person. */
export function download(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download has its own reference by then.
  window.setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
