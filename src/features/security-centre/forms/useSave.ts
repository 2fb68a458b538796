import type { EndpointName, RequestOf } from '#platform/endpoints/endpoints.ts';
import { messageOf } from '#platform/errors/errors.ts';
import { type RuleForm, setFieldError } from '#state/forms/ruleForm.ts';
import type { FormValues } from '#state/forms/formField.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { useAttempt } from '#state/reads/useAttempt.ts';
import { callWith } from '#state/reads/queries.ts';
import { afterWrite } from '#state/session/afterWrite.ts';
import { refusalFields, refusalTexts } from './refusals.ts';

type Saving = 'saveProfile' | 'setPaymentPassword' | 'setTwoStep' | 'bindMobile' | 'bindEmail';

interface Options<K extends Saving> {
  call: K;
  request: (values: FormValues) => RequestOf<K>;
  /** Text key of the toast. */
  done: string;
  onDone: () => void;
}

export interface Save {
  /** Above the form. */
  failure: string | null;
  /** For `<form onSubmit>`. */
  save: ReturnType<RuleForm['submit']>;
}

/** Sends a form of the security centre; a refusal of one value is shown at its field. */
export function useSave<K extends Saving>({ form, submit }: RuleForm, { call, request, done, onDone }: Options<K>): Save {
  const portal = usePortal();
  const { failure, attempt, fail } = useAttempt(form);
  const save = submit((values) =>
    attempt(async () => {
      const reply = await callWith(portal, call, request(values), {}).finally(() => afterWrite(portal, call as EndpointName));
      if (reply.ok) {
        portal.overlay.toast({ key: done }, 'ok');
        onDone();
        return null;
      }
      const field = refusalFields[reply.code];
      const text = refusalTexts[reply.code];
      const message = text === undefined ? messageOf(reply) : { key: text };
      if (field !== undefined && 'key' in message && Object.hasOwn(form.getValues(), field)) {
        await portal.texts.loadNamespaces('errors');
        setFieldError(form, field, message.key);
        // set elsewhere meanwhile: the row shows that value instead of the form
      } else if (reply.code === 'value_fixed') portal.overlay.toast(message, 'warn');
      else fail(message);
      return null;
    }),
  );
  return { failure, save };
}
