import { expect, test } from 'vitest';
import type { LoggedCall } from '../../inside/callLog.ts';
import { picturePlaceOf, replyPlaceOf } from './replyPlaces.ts';

const call = (path: string, reply: string | null): LoggedCall => ({
  id: 1,
  name: 'systemStatus',
  method: 'GET',
  path,
  at: 0,
  ms: 1,
  status: 200,
  request: null,
  reply,
  sealed: false,
  fault: null,
  remarks: [],
  losses: [],
});
const calls = [
  call('/wps/running', null),
  call('/wps/torn', '{"value": "Spring'),
  call('/wps/banner', JSON.stringify({ value: [{ id: 'EN', 'a/b': ' Spring cup ', image: '/images/cup.png', all: '/' }] })),
  call('/wps/older', JSON.stringify({ title: 'Spring cup', image: 'https://cdn.example/cup.png' })),
];

test('a text is traced to the newest reply that has it, with the pointer there', () => {
  expect(replyPlaceOf('Spring cup', calls)).toEqual({ call: 'GET /wps/banner', at: '/value/0/a~1b' });
  expect(replyPlaceOf('Autumn cup', calls)).toBeNull();
});

test('a text too short to be traced is not', () => expect(replyPlaceOf('EN', calls)).toBeNull());

test('a picture is traced with and without the origin that the page gave it', () => {
  expect(picturePlaceOf('https://media.example/images/cup.png', calls)).toEqual({
    call: 'GET /wps/banner',
    at: '/value/0/image',
  });
  expect(picturePlaceOf('https://cdn.example/cup.png', calls)).toEqual({ call: 'GET /wps/older', at: '/image' });
  expect(picturePlaceOf('https://media.example/images/', calls)).toBeNull();
});
