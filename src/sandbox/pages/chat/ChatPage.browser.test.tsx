import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '#ui/dom/mount.fixture.tsx';
import { type ChatAddress, readChatAddress } from './chatAddress.ts';
import { ChatPage } from './ChatPage.tsx';

beforeEach(() => page.viewport(320, 640));

const openChat = (query: Partial<Record<string, string>>): Promise<unknown> => {
  const address: ChatAddress = readChatAddress(`?${new URLSearchParams({ lang: 'EN', who: 'Ana', ...query })}`);
  return mount(<ChatPage address={address} />);
};
const order = 'WITHDRAWAL~PENDING~WX000012~1795262400000~R$ 800.00';

it('answers about an order with a card that unfolds', async () => {
  await openChat({ order });
  await expect.element(page.getByText('Hello Ana! I see your last order. Is it about that?')).toBeVisible();
  await page.getByRole('button', { name: 'Where is my order?' }).click();
  const card = page.getByRole('listitem').last().getByText('Withdrawal R$ 800.00');
  await expect.element(card).toBeVisible();
  await expect.element(page.getByText('In review')).toBeVisible();
  await expect.element(page.getByText('WX000012')).not.toBeVisible();
  await card.click();
  await expect.element(page.getByText('WX000012')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});

it('shows what is written as text in a bubble of its own, and answers', async () => {
  await openChat({});
  expect(document.querySelector('.quick')).not.toHaveTextContent('order');
  const text = page.getByRole('textbox', { name: 'Write a message' });
  await text.fill('<img src=x onerror=alert(1)>');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.element(text).toHaveValue('');
  await expect.poll(() => document.querySelectorAll('#log > li').length).toBe(3);
  expect(document.querySelectorAll('#log [data-mine]')).toHaveLength(1);
  expect(document.querySelector('#log [data-mine] p')?.textContent).toBe('<img src=x onerror=alert(1)>');
  expect(document.querySelector('#log img')).toBeNull();
});

it('sends nothing without words', async () => {
  await openChat({});
  await page.getByRole('textbox', { name: 'Write a message' }).fill('   ');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('button', { name: 'Thank you' }).click();
  await expect.poll(() => document.querySelectorAll('#log > li').length).toBe(3);
});
