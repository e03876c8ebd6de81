import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { createTexts } from '../texts/create-texts.ts';
import { TextsContext } from '../texts/texts-context.ts';
import en from '../translations/en.json';
import { SchemaFields } from './schema-field.tsx';
import { type GroupDraft, useGroupDraft } from './use-group-draft.ts';

const schema = {
  type: 'object',
  properties: {
    links: {
      type: 'array',
      default: [],
      items: {
        type: 'object',
        properties: {
          route: { type: 'string' },
          text: {
            anyOf: [
              { type: 'string' },
              { type: 'object', additionalProperties: { type: 'string' } },
            ],
          },
          weight: { type: 'integer' },
        },
        required: ['route', 'text'],
      },
    },
  },
};
const [about, rules] = [
  { route: 'about', text: 'About us' },
  { route: 'rules', text: { en: 'Rules' } },
];

/** The content of the form, once it is shown. */
let draft: () => GroupDraft;

function Form({ onDraft }: { readonly onDraft: (draft: GroupDraft) => void }) {
  const draft = useGroupDraft({ name: 'footer', value: { links: [about, rules] }, revision: '1' });
  useEffect(() => onDraft(draft));
  return <SchemaFields schema={schema} path={[]} draft={draft} />;
}

function show() {
  const resources = { en: { translation: en } };
  const texts = createTexts({ language: 'en', resources, now: Date.now });
  const held: GroupDraft[] = [];
  render(
    <TextsContext value={{ ...texts, choose: () => undefined }}>
      <Form onDraft={(newest) => void held.unshift(newest)} />
    </TextsContext>,
  );
  draft = () => held[0] as GroupDraft;
  return userEvent.setup();
}

const entry = (place: number) => within(screen.getByRole('group', { name: `Links ${place}` }));
const button = (name: string) => screen.getByRole('button', { name });

afterEach(cleanup);

describe('a list of entries in the configuration', () => {
  it('a list of entries is edited field by field, each with the control of its schema', async () => {
    const user = show();
    const route = entry(1).getByLabelText('Route');
    await user.clear(route);
    await user.type(route, 'contacts');
    await user.type(entry(1).getByLabelText('Weight'), '3');
    expect(draft().patch).toEqual({
      links: [{ route: 'contacts', text: 'About us', weight: 3 }, rules],
    });
    expect(entry(2).getByLabelText('en')).toHaveProperty('value', 'Rules');
  });

  it('a list of entries is ordered by the keyboard: the focus follows the entry, and its place is announced', async () => {
    const user = show();
    await user.type(entry(2).getByLabelText('Weight'), 'x');
    button('Move Links 2 up').focus();
    await user.keyboard('{Enter}');
    expect(draft().patch).toEqual({ links: [rules, about] });
    expect(document.activeElement).toBe(button('Move Links 1 down'));
    expect(screen.getByRole('status').textContent).toBe('Now 1 of 2');
    // What cannot be read yet moves along.
    expect(entry(1).getByLabelText('Weight')).toHaveProperty('value', 'x');
    expect(entry(1).getByText('Enter a number.')).toBeTruthy();
    expect(button('Move Links 1 up')).toHaveProperty('disabled', true);
  });

  it('a list of entries grows by an entry whose first field has the focus, and shrinks', async () => {
    const user = show();
    await user.click(button('Add an entry'));
    expect(document.activeElement).toBe(entry(3).getByLabelText('Route'));
    await user.keyboard('terms');
    expect(draft().patch).toEqual({ links: [about, rules, { route: 'terms', text: '' }] });
    await user.click(button('Remove Links 1'));
    expect(document.activeElement).toBe(button('Remove Links 1'));
    await user.click(button('Remove Links 1'));
    await user.click(button('Remove Links 1'));
    expect(document.activeElement).toBe(button('Add an entry'));
    expect(draft().patch).toEqual({ links: [] });
    expect(screen.getByText('Nothing here yet.')).toBeTruthy();
  });

  it('a text field accepts one text for all languages, or one for each, and loses none in between', async () => {
    const user = show();
    const kind = entry(1).getByLabelText('Text: kind');
    await user.selectOptions(kind, 'One for each language or name');
    expect(draft().value).toEqual({ links: [{ route: 'about', text: { en: 'About us' } }, rules] });
    await user.selectOptions(kind, 'One text');
    expect(draft().isChanged).toBe(false);
  });
});
