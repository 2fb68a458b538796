import { Alert } from '#ui/feedback/Alert.tsx';

/** Why a form could not be sent, announced above its fields; empty without a failure. */
export function FormFailure({ text }: { text: string | null }) {
  return text === null ? null : (
    <Alert tone="error" role="alert">
      {text}
    </Alert>
  );
}
