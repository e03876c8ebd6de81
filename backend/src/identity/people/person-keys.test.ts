import { describe, expect, it } from 'vitest';
import { foldedName, type PersonFacts, personKeys } from './person-keys.ts';

const SECRET = Buffer.from('a secret of the test');

const shared = (left: PersonFacts, right: PersonFacts) => {
  const digests = new Set(personKeys(right, SECRET).map(({ digest }) => digest.toString('hex')));
  return personKeys(left, SECRET)
    .filter(({ digest }) => digests.has(digest.toString('hex')))
    .map(({ kind }) => kind);
};
const ann: PersonFacts = { name: 'Ann', surname: 'Smith', birthday: '1990-05-17' };

describe('a name', () => {
  it.each([
    ['José García', 'jose GARCIA'],
    ['Anna-Maria O’Brien', 'Anna Maria OBrien'],
    ['Müller', 'Mueller'],
    ['Юлия Щербакова', 'Yuliya Shcherbakova'],
    ['Юлия Щербакова', 'Julia Scherbakova'],
    ['Юлия', 'Iuliia'],
    ['Михаил Хрущев', 'Mikhail Khrushchev'],
    ['Александр', 'Alexandr'],
    ['Цветкова', 'Tsvetkova'],
    ['Ｓｍｉｔｈ', 'Smith'],
  ])('the name "%s" is the same as "%s"', (left, right) => {
    expect(foldedName(left)).toBe(foldedName(right));
  });

  it.each([
    ['Ann Smith', 'Anna Smithson'],
    ['Иван Петров', 'Пётр Иванов'],
    ['Maria', 'Mario'],
  ])('the name "%s" is not the same as "%s"', (left, right) => {
    expect(foldedName(left)).not.toBe(foldedName(right));
  });
});

describe('the keys of a person', () => {
  it('the keys of a person are shared by the same name and birthday, whichever is the surname', () => {
    expect(shared(ann, { ...ann, name: 'SMITH', surname: 'ann' })).toEqual(['name-and-birthday']);
  });

  it('the keys of a person are not shared by a name alone, nor by a birthday alone', () => {
    expect(shared(ann, { ...ann, birthday: '1990-05-18' })).toEqual([]);
    expect(shared(ann, { ...ann, name: 'Beth' })).toEqual([]);
    expect(personKeys({ name: 'Ann', surname: 'Smith' }, SECRET)).toEqual([]);
    expect(personKeys({ ...ann, surname: ' ' }, SECRET)).toEqual([]);
  });

  it('the keys of a person are shared by a phone, a document however it is spaced, and a device', () => {
    const phone = { code: '44', number: '7700900123' };
    expect(shared({ phone }, { ...ann, phone })).toEqual(['phone']);
    expect(shared({ document: 'AB 123-456' }, { document: 'ab123456' })).toEqual(['document']);
    expect(shared({ device: 'd1' }, { device: 'd1' })).toEqual(['device']);
    expect(personKeys({ document: '-' }, SECRET)).toEqual([]);
  });

  it('the keys of a person reveal nothing without the secret', () => {
    const [key] = personKeys(ann, SECRET);
    const [other] = personKeys(ann, Buffer.from('another'));
    expect(key?.digest).toHaveLength(32);
    expect(key?.digest).not.toEqual(other?.digest);
  });
});
