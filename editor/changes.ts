/** What differs between two states of a form, in the words of its fields. */
import { type FigureOptions, figureWords } from './figure-text.ts';
import { LIST } from './content-format.ts';
import type { Field } from './form-fields.ts';
import { isValues, KIND, type Values } from './form-value.ts';

export interface ChangedPlace {
  /** As Sveltia names it: `entries.0.price`. */
  readonly keyPath: string;
  /** From the outside inwards: `Basic`, `Price`. */
  readonly place: readonly string[];
  /** Nothing where something was added. */
  readonly from?: unknown;
  /** Nothing where something was removed. */
  readonly to?: unknown;
  /** Of a number. */
  readonly figure?: FigureOptions;
}

const TELLING = ['id', 'name', 'title', 'question', 'heading', 'version', 'label', 'role', 'days', 'from'];

/** By what an entry of a list is known. */
export function entryName(entry: unknown, index: number): string {
  if (!isValues(entry)) return typeof entry === 'string' ? entry : `Entry ${index + 1}`;
  const names = ['name', ...TELLING].map((name) => entry[name]);
  return names.find((name) => typeof name === 'string' && name !== '')?.toString() ?? `Entry ${index + 1}`;
}

const identity = (entry: unknown): unknown =>
  isValues(entry) ? TELLING.map((name) => entry[name]).find(Boolean) : entry;

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';
const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

export const labelOf = ({ label, name }: Field): string => (typeof label === 'string' ? label : name);

/** The fields of an object, which may be of one of several kinds. */
export function innerFields(field: Field, value: unknown): readonly Field[] {
  const types = (field.types ?? []) as readonly {
    readonly name: string;
    readonly fields: readonly Field[];
  }[];
  const kind = isValues(value) ? types.find(({ name }) => name === value[KIND]) : undefined;
  return kind?.fields ?? (field.fields as readonly Field[] | undefined) ?? [];
}

function inList(field: Field, one: unknown, other: unknown, at: Omit<ChangedPlace, 'from' | 'to'>) {
  const [before, after] = [listOf(one), listOf(other)];
  const left = new Set(before.keys());
  const found = after.flatMap((entry, index): readonly ChangedPlace[] => {
    const keyPath = `${at.keyPath}.${index}`;
    const place = [...at.place, entryName(entry, index)];
    const sameName = [...left].find((old) => isSame(identity(before[old]), identity(entry)));
    const old = sameName ?? (before.length === after.length && left.has(index) ? index : undefined);
    if (old === undefined) return [{ keyPath, place, to: entry }];
    left.delete(old);
    const fields = innerFields(field, entry);
    if (fields.length > 0)
      return changedPlaces(fields, before[old] as Values, entry as Values, { keyPath, place });
    return isSame(before[old], entry) ? [] : [{ keyPath, place: at.place, from: before[old], to: entry }];
  });
  const removed = [...left].map((index) => ({
    ...{ keyPath: at.keyPath, place: [...at.place, entryName(before[index], index)], from: before[index] },
  }));
  return [...removed, ...found];
}

/** Every field that has another value, and every entry that came or went. */
export function changedPlaces(
  fields: readonly Field[],
  before: Values,
  after: Values,
  { keyPath, place }: Pick<ChangedPlace, 'keyPath' | 'place'> = { keyPath: '', place: [] },
): readonly ChangedPlace[] {
  return fields.flatMap((field) => {
    const [one, other] = [before[field.name], after[field.name]];
    if (['hidden', 'source', 'publishing'].includes(field.widget) || isSame(one, other)) return [];
    const at = {
      keyPath: keyPath === '' ? field.name : `${keyPath}.${field.name}`,
      // A list that is a whole file needs no name.
      place: field.name === LIST ? place : [...place, labelOf(field)],
    };
    if (field.widget === 'list') return inList(field, one, other, at);
    if (isValues(other)) return changedPlaces(innerFields(field, other), isValues(one) ? one : {}, other, at);
    if (isEmpty(one) && isEmpty(other)) return [];
    const figure = field.figure as FigureOptions | undefined;
    return [{ ...at, from: one, to: other, ...(figure && { figure }) }];
  });
}

/** A value as the form shows it. */
export function valueWords(value: unknown, figure?: FigureOptions): string {
  if (isEmpty(value)) return 'nothing';
  if (typeof value === 'number') return figureWords(value, figure ?? {});
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return value;
  return Array.isArray(value) ? value.map(entryName).join(', ') : entryName(value, 0);
}

/** A figure that is less than half of what it was, or more than half as much again. */
export const isLeap = ({ from, to }: ChangedPlace): boolean =>
  typeof from === 'number' && typeof to === 'number' && Math.abs(to - from) > Math.abs(from) / 2;
