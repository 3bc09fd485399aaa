import { Application, Container, Graphics, Particle, ParticleContainer, Text } from 'pixi.js';
import { type Drawn, EDGE, GROUND, INK, NAMES, type Rival } from './drawn.ts';

/** Side of the texture every node is a scaled copy of. */
const TEXTURE = 32;

/** pixi.js as its guides advise for many things: particles for nodes, one graphic for edges, drawn only when asked. */
export async function startPixi(host: HTMLElement, { nodes, edges, width, height }: Drawn): Promise<Rival> {
  const app = new Application();
  await app.init({ width, height, background: GROUND, antialias: true, autoStart: false, preference: 'webgl' });
  host.append(app.canvas);
  const world = new Container();
  const lines = new Graphics();
  for (const [from, to] of edges) {
    const a = nodes[from];
    const b = nodes[to];
    if (a !== undefined && b !== undefined) lines.moveTo(a.x, a.y).lineTo(b.x, b.y);
  }
  lines.stroke({ color: EDGE, alpha: 0.3, pixelLine: true });
  const dot = new Graphics().circle(TEXTURE / 2, TEXTURE / 2, TEXTURE / 2).fill('#ffffff');
  const texture = app.renderer.generateTexture(dot);
  const dots = new ParticleContainer({ dynamicProperties: { position: false, color: false } });
  for (const { x, y, r, colour } of nodes) {
    const scale = (2 * r) / TEXTURE;
    dots.addParticle(
      new Particle({ texture, x, y, anchorX: 0.5, anchorY: 0.5, scaleX: scale, scaleY: scale, tint: colour }),
    );
  }
  world.addChild(lines, dots);
  const names = nodes.slice(0, NAMES).map((node) => {
    const text = new Text({ text: node.label, style: { fontSize: 11, fill: INK } });
    return { node, text };
  });
  app.stage.addChild(world, ...names.map(({ text }) => text));
  return {
    show({ k, x, y }) {
      world.scale.set(k);
      world.position.set(x, y);
      for (const { node, text } of names) text.position.set(node.x * k + x + 6, node.y * k + y);
      app.render();
    },
  };
}
