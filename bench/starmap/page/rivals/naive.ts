import { type Drawn, EDGE, GROUND, INK, NAMES, type Rival } from './drawn.ts';

/** A canvas as one writes it first: every edge and every glyph its own path, nothing left out, nothing kept. */
export function startNaive(host: HTMLElement, { nodes, edges, width, height }: Drawn): Promise<Rival> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  host.append(canvas);
  const ctx = canvas.getContext('2d');
  if (ctx === null) throw new Error('no canvas');
  return Promise.resolve({
    show({ k, x, y }) {
      ctx.fillStyle = GROUND;
      ctx.fillRect(0, 0, width, height);
      ctx.strokeStyle = EDGE;
      ctx.globalAlpha = 0.3;
      for (const [from, to] of edges) {
        const a = nodes[from];
        const b = nodes[to];
        if (a === undefined || b === undefined) continue;
        ctx.beginPath();
        ctx.moveTo(a.x * k + x, a.y * k + y);
        ctx.lineTo(b.x * k + x, b.y * k + y);
        ctx.stroke();
      }
      ctx.globalAlpha = 1;
      for (const node of nodes) {
        ctx.fillStyle = node.colour;
        ctx.beginPath();
        ctx.arc(node.x * k + x, node.y * k + y, Math.max(0.9, node.r * Math.min(k, k ** 0.38)), 0, 7);
        ctx.fill();
      }
      ctx.fillStyle = INK;
      ctx.font = '11px sans-serif';
      for (const node of nodes.slice(0, NAMES)) ctx.fillText(node.label, node.x * k + x + 6, node.y * k + y);
    },
  });
}
