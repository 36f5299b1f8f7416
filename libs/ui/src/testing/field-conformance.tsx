import { HtmlValidate, Parser, type HtmlElement } from 'html-validate/node';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from './conformance.tsx';
import { renderToStaticMarkup } from './server.ts';

/** Props from a test that the field must pass on. */
interface FieldProbeProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly error?: string;
  readonly required?: boolean;
  readonly requiredText?: string;
  readonly disabled?: boolean;
  readonly form?: string;
  readonly defaultValue?: string;
  readonly value?: string;
  readonly onChange?: () => void;
  readonly id?: string;
  readonly className?: string;
  readonly 'aria-describedby'?: string;
  readonly 'data-probe'?: string;
  // The element the ref points to differs from field to field.
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly ref?: any;
}

interface FieldConformanceOptions {
  /** One control with a `label`, or several in a `fieldset` with a `legend`; `control` by default. */
  readonly kind?: 'control' | 'group';
  /** The control's tag name; `input` by default. */
  readonly controlTag?: 'input' | 'textarea' | 'select';
  /** A value the control can hold; `false` where the server cannot give one (a file). */
  readonly sample?: string | false;
  /** Texts of its own that must be in the server's markup. */
  readonly texts?: readonly string[];
}

const parser = new Parser(new HtmlValidate().getConfigForSync('field.html'));

const valueOf = (control: HtmlElement): string | null => {
  if (control.tagName === 'textarea') return control.textContent.trim();
  if (control.tagName === 'select') {
    return control.querySelector('option[selected]')?.getAttributeValue('value') ?? null;
  }
  const checkable = ['checkbox', 'radio'].includes(control.getAttributeValue('type') ?? '');
  return checkable && !control.hasAttribute('checked') ? '' : control.getAttributeValue('value');
};

/** Finds the parts of a field in its server markup. */
const partsOf = (element: ReactElement, group: boolean, controlTag: string) => {
  const document = parser.parseHtml(renderToStaticMarkup(element));
  const root = document.childElements[0];
  const controls = (root?.querySelectorAll(controlTag) ?? []).filter(
    (found) => found.getAttributeValue('type') !== 'hidden',
  );
  const [control] = controls;
  if (root === undefined || control === undefined) throw new Error(`no ${controlTag} in the field`);
  const textOf = (id: string) => document.querySelector(`[id="${id}"]`)?.textContent.trim();
  /** The element that gets `id`, `ref`, `data-*` and `aria-describedby`. */
  const target = group ? root : control;
  const idsOf = (attribute: string) =>
    (target.getAttributeValue(attribute) ?? '').split(' ').filter((id) => id !== '');
  return { document, root, controls, control, target, textOf, idsOf };
};

/**
 * Tests the promises that every field keeps besides those of every component, on its server markup: its label is there
 * and wired; hint and error describe it, in that order; an error makes it invalid; 'required' is said in text and by
 * its state; `disabled`, `name`, `value` and `defaultValue` reach the control. `className` goes to the root; `id`,
 * `ref`, `data-*` and `aria-describedby` to the control, or to the root where there are several controls.
 *
 * @example
 * describeFieldConformance('TextField', (props) => <TextField {...props} />);
 */
export const describeFieldConformance = (
  name: string,
  element: (props: FieldProbeProps) => ReactElement,
  {
    kind = 'control',
    controlTag = 'input',
    sample = '1',
    texts = [],
  }: FieldConformanceOptions = {},
): void => {
  const group = kind === 'group';
  const plain: FieldProbeProps = { name: 'probe', label: 'Probe label' };
  const full: FieldProbeProps = {
    ...plain,
    hint: 'A hint',
    error: 'An error',
    required: true,
    id: 'given',
    className: 'mine',
    'aria-describedby': 'note',
    'data-probe': 'yes',
  };
  const find = (props: FieldProbeProps) => partsOf(element(props), group, controlTag);

  describeConformance(name, (props) => element({ ...full, ...props }), {
    rootTag: group ? 'fieldset' : 'div',
    propsTo: group ? 'root' : 'inside',
    texts: ['Probe label', '(required)', 'A hint', 'An error', ...texts],
  });

  describe(name, () => {
    it('has its label in the markup, wired to what it names', () => {
      for (const props of [plain, full]) {
        const { root, control, target, textOf, idsOf } = find(props);
        if (group) {
          expect(idsOf('aria-labelledby').map(textOf)).toEqual(['Probe label']);
          expect(root.querySelector('legend')?.textContent).toContain('Probe label');
        } else {
          const id = control.getAttributeValue('id') ?? '';
          expect(root.querySelector(`label[for="${id}"]`)?.textContent.trim()).toBe('Probe label');
        }
        expect(target.getAttributeValue('id')).toBeTruthy();
      }
    });

    it('is described by others, its hint and its error, in that order', () => {
      const { textOf, idsOf } = find(full);
      const [note, ...own] = idsOf('aria-describedby');
      expect(note).toBe('note');
      expect(own.map(textOf).filter((text) => text !== undefined)).toHaveLength(own.length);
      expect(own.map(textOf).slice(-2)[0]).toContain('A hint');
      expect(own.map(textOf).at(-1)).toBe('An error');
    });

    it('is described by nothing that is not there', () => {
      for (const props of [
        plain,
        { ...plain, hint: '', error: '' },
        { ...plain, hint: 'A hint' },
        { ...plain, error: 'An error' },
      ]) {
        const { textOf, idsOf } = find(props);
        const described = idsOf('aria-describedby').map(textOf);
        expect(described).not.toContain(undefined);
        expect(described.some((text) => text?.includes('A hint'))).toBe(props.hint === 'A hint');
        expect(described.includes('An error')).toBe(props.error === 'An error');
      }
    });

    it('is invalid with an error, and only then', () => {
      const saysSo = (props: FieldProbeProps) => {
        const { root, controls } = find(props);
        return [root, ...controls].some(
          (found) => found.getAttributeValue('aria-invalid') === 'true',
        );
      };
      expect([full, plain, { ...plain, error: '' }].map(saysSo)).toEqual([true, false, false]);
    });

    it('is not invalid for the browser before it was filled in', () => {
      const { controls } = find({ ...plain, required: true });
      for (const found of controls) {
        const type = found.getAttributeValue('type') ?? '';
        if (found.tagName !== 'select' && !['checkbox', 'file'].includes(type)) continue;
        expect(found.getAttributeValue('aria-invalid')).toBe('false');
      }
    });

    it('says in text and by its state that it is required, and only then', () => {
      const says = (props: FieldProbeProps) => {
        const { root, controls } = find(props);
        return {
          text: root.textContent.includes(props.requiredText ?? '(required)'),
          state: controls.every((found) => found.hasAttribute('required')),
        };
      };
      expect(says(full)).toEqual({ text: true, state: true });
      expect(says({ ...full, requiredText: '(needed)' })).toEqual({ text: true, state: true });
      expect(says(plain)).toEqual({ text: false, state: false });
    });

    it('can be disabled', () => {
      const isDisabled = (props: FieldProbeProps) => {
        const { target } = find(props);
        return target.hasAttribute('disabled');
      };
      expect(isDisabled({ ...plain, disabled: true })).toBe(true);
      expect(isDisabled(plain)).toBe(false);
    });

    it('gives its name to each control, numbered where each holds a part', () => {
      for (const control of find(plain).controls) {
        expect(control.getAttributeValue('name')).toMatch(group ? /^probe(-\d+)?$/ : /^probe$/);
      }
    });

    it('has each control sent with the form it names', () => {
      const { controls } = find({ ...plain, form: 'other' });
      expect(controls.map((control) => control.getAttributeValue('form'))).toEqual(
        controls.map(() => 'other'),
      );
    });

    if (sample !== false) {
      it('holds the value it is given, to start with or for good', () => {
        const held = (props: FieldProbeProps) =>
          find(props)
            .controls.map((control) => valueOf(control) ?? '')
            .join('');
        expect(held({ ...plain, defaultValue: sample })).toBe(sample);
        expect(held({ ...plain, value: sample, onChange: () => undefined })).toBe(sample);
        expect(held(plain)).toBe('');
      });
    }

    it(`gives className to the root, and id and data-* to the ${group ? 'root' : 'control'}`, () => {
      const { root, target } = find(full);
      expect((root.getAttributeValue('class') ?? '').split(' ')).toContain('mine');
      expect(target.getAttributeValue('id')).toBe('given');
      expect(target.getAttributeValue('data-probe')).toBe('yes');
    });
  });
};
