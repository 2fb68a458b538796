import { describe, expect, it, vi } from 'vitest';
import { CallError } from '#platform/errors/callError.ts';
import { redact } from '#platform/redaction/redact.ts';
import { createReporter, watchUnhandledErrors } from './report.ts';

describe('reports', () => {
  const site = { brand: 'folia', engine: '1.2.0', configHash: 'c0ffee', route: 'home' };

  it('reach every listener redacted and with their place, and are kept for late subscribers', () => {
    const { report, subscribe, recent, redactWith } = createReporter(
      () => site,
      () => 7,
    );
    redactWith(redact);
    const heard = vi.fn();
    subscribe(() => {
      throw new Error('broken listener');
    });
    const end = subscribe(heard);
    report({ kind: 'entryFailed', slot: 'section/notice', cause: 'mail marina@mail.test, token=abc' });
    end();
    report({ kind: 'pageShown', page: 'home' });
    const cause = 'mail [redacted], [redacted]';
    const first = { at: 7, ...site, slot: 'section/notice', event: { kind: 'entryFailed', slot: 'section/notice', cause } };
    expect(heard.mock.calls).toEqual([[first]]);
    expect(recent()).toEqual([first, { at: 7, ...site, slot: null, event: { kind: 'pageShown', page: 'home' } }]);
  });

  it('wait for the redaction, and are read without details until then', () => {
    const { report, subscribe, recent, redactWith } = createReporter(
      () => site,
      () => 7,
    );
    const heard = vi.fn();
    subscribe(heard);
    report({ kind: 'callFailed', endpoint: 'login', reason: 'timeout', status: 504, cause: 'token=abc of marina@mail.test' });
    expect(heard).not.toHaveBeenCalled();
    const bare = { kind: 'callFailed', endpoint: 'login', reason: 'timeout', status: 504 };
    expect(recent()).toEqual([{ at: 7, ...site, slot: null, event: bare }]);
    redactWith(redact);
    redactWith(redact);
    const whole = { at: 7, ...site, slot: null, event: { ...bare, cause: '[redacted] of [redacted]' } };
    expect(heard.mock.calls).toEqual([[whole]]);
    expect(recent()).toEqual([whole]);
  });

  it('are kept up to a limit', () => {
    const { report, recent, redactWith } = createReporter(() => site);
    redactWith(redact);
    for (let index = 0; index < 500; index += 1) report({ kind: 'humanCheckFailed', attempt: index });
    expect(recent()).toHaveLength(200);
    expect(recent().at(-1)?.event).toEqual({ kind: 'humanCheckFailed', attempt: 499 });
  });

  it.each([
    new DOMException('The user aborted a request.', 'AbortError'),
    Object.assign(new Error('signal is aborted'), { name: 'AbortError' }),
    new CallError('aborted', 'gameList'),
  ])('leave out what somebody cancelled: %s', (reason) => {
    const target = new EventTarget();
    const report = vi.fn();
    const end = watchUnhandledErrors(target, report);
    target.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
    target.dispatchEvent(Object.assign(new Event('error'), { error: reason }));
    end();
    expect(report).not.toHaveBeenCalled();
  });

  it('include unhandled errors', () => {
    const target = new EventTarget();
    const report = vi.fn();
    const end = watchUnhandledErrors(target, report);
    target.dispatchEvent(Object.assign(new Event('error'), { error: new RangeError('too deep') }));
    target.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'no' }));
    target.dispatchEvent(Object.assign(new Event('error'), { error: null, message: 'Script error.' }));
    end();
    target.dispatchEvent(Object.assign(new Event('error'), { error: new Error('late') }));
    expect(report.mock.calls.flat()).toEqual([
      { kind: 'unhandledError', message: 'RangeError: too deep' },
      { kind: 'unhandledRejection', message: 'no' },
      { kind: 'unhandledError', message: 'Script error.' },
    ]);
  });

  it.each(['ResizeObserver loop completed with undelivered notifications.', 'ResizeObserver loop limit exceeded'])(
    'leave out what no script has thrown: %s',
    (message) => {
      const target = new EventTarget();
      const report = vi.fn();
      watchUnhandledErrors(target, report);
      target.dispatchEvent(Object.assign(new Event('error'), { error: null, message }));
      expect(report).not.toHaveBeenCalled();
    },
  );
});
