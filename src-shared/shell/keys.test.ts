import { describe, expect, it } from 'vitest';
import { accelerator, holdsMod, keysPressed, normalKeys } from './keys.ts';

const press = (key: string, ...downs: string[]) => ({
  key,
  ctrlKey: downs.includes('ctrl'),
  metaKey: downs.includes('meta'),
  altKey: downs.includes('alt'),
  shiftKey: downs.includes('shift'),
});

describe('keys in words', () => {
  it.each([
    ['mod+k', 'Mod+K'],
    ['Shift+Mod+f', 'Mod+Shift+F'],
    ['?', '?'],
    ['Mod++', 'Mod++'],
    ['+', '+'],
    ['alt+f4', 'Alt+F4'],
    ['Mod+ArrowUp', null],
    ['Mod+up', 'Mod+Up'],
    ['Hyper+K', null],
    ['Mod', null],
    ['', null],
    ['Mod+', null],
  ])('%j is %j', (text, keys) => {
    expect(normalKeys(text)).toBe(keys);
  });

  it('tell what was pressed, with Command in the place of Ctrl on a Mac', () => {
    expect(keysPressed(press('k', 'ctrl'), false)).toBe('Mod+K');
    expect(keysPressed(press('K', 'meta', 'shift'), true)).toBe('Mod+Shift+K');
    expect(keysPressed(press('k', 'ctrl'), true)).toBe('Ctrl+K');
    expect(keysPressed(press('?', 'shift'), false)).toBe('?');
    expect(keysPressed(press(' ', 'alt'), false)).toBe('Alt+Space');
    expect(keysPressed(press('Control', 'ctrl'), false)).toBeNull();
    expect(keysPressed(press('Dead'), false)).toBeNull();
  });

  it('may act while the person writes only when something is held', () => {
    expect(['Mod+K', 'F3', '?', 'K', 'Shift+K', 'Alt+K'].map(holdsMod)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  it('are registered outside of the window only when they take no typing away', () => {
    expect(accelerator('Mod+Shift+Space')).toBe('CommandOrControl+Shift+Space');
    expect(accelerator('Alt++')).toBe('Alt+Plus');
    expect(accelerator('Shift+K')).toBeNull();
    expect(accelerator('F5')).toBeNull();
    expect(accelerator('what')).toBeNull();
  });
});
