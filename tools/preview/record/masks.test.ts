import { expect, it } from 'vitest';
import { type Endpoint, type EndpointName, endpoints } from '#platform/endpoints/endpoints.ts';
import { textOf, withCauses } from '#platform/schemas/problemText.ts';
import { validatorOf } from '#platform/schemas/validator.ts';
import { operations } from '../../openapi/document.fixture.ts';
import { createMasks } from './masks.ts';

/** The replies of the document, which the simulated platform gave. */
const replies = operations.flatMap(({ operation }) => {
  const name = operation.operationId as EndpointName;
  const examples = operation.responses['200']?.content?.['application/json']?.examples ?? {};
  return Object.values(examples).flatMap(({ value }) => {
    const envelope = value as { success?: boolean; value?: unknown } | undefined;
    return envelope?.success === true ? [{ name, value: envelope.value }] : [];
  });
});

it('a masked reply fits its schema as the reply did', async () => {
  expect(replies.length).toBeGreaterThan(130);
  const wrong: string[] = [];
  for (const { name, value } of replies) {
    const { response, access, body } = endpoints[name] as Endpoint;
    if (response === null) continue;
    const validate = await validatorOf(response);
    const masks = createMasks();
    // what was met before decides what the next mask is
    for (let met = 0; met < 9; met += 1) masks.learn({ password: `Secret-${met}` });
    const masked = masks.forget(masks.mask(value, { isPublic: access === 'visitor' && body === 'none' }));
    const problem = validate(masked);
    if (problem !== null) wrong.push(...withCauses(problem).map((one) => `${name} ${one.path} ${textOf(one)}`));
  }
  expect(wrong).toEqual([]);
});
