import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type DirtyForms, trackDirtyForms } from './dirty-forms.ts';

let forms: DirtyForms;
const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`);

function type(name: string, text: string): void {
  const input = field(name);
  if (input !== null) {
    input.value = text;
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

beforeEach(() => {
  document.body.innerHTML =
    '<main><input name="email" value="known@example.com" /></main><aside><input name="stake" /></aside>';
  const outlet = document.querySelector('main');
  forms = trackDirtyForms({ document, outlet: outlet ?? document.body });
});
afterEach(() => forms.dispose());

describe('a half-filled form', () => {
  it('a dirty form is one that the player has changed, not one that came with values', () => {
    expect(forms.inPage()).toBe(false);
    type('email', 'new@example.com');
    expect([forms.inPage(), forms.besidePage()]).toEqual([true, false]);
  });

  it('a dirty form is clean when it is emptied or removed', () => {
    type('stake', '10');
    expect(forms.besidePage()).toBe(true);
    type('stake', '');
    expect(forms.inPage()).toBe(false);
    type('email', 'new@example.com');
    field('email')?.remove();
    expect(forms.inPage()).toBe(false);
  });

  it('a dirty form is no longer tracked when the page ends', () => {
    forms.dispose();
    type('stake', '10');
    expect(forms.inPage()).toBe(false);
  });
});
