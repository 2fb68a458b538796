import { Alert } from '#ui/feedback/Alert.tsx';

/** Why a form could not be sent, above its fields and read out at once; nothing while all is well. */
export function FormFailure({ text }: { text: string | null }) {
  return text === null ? null : (
    <Alert tone="error" role="alert">
      {text}
    </Alert>
  );
}
