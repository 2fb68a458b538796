import { useEffect, useMemo, useState } from 'react';
import { registrationFields, type RegistrationField, type RegistrationKind } from '#engine/fields/registerForm.ts';
import { usePortal, useSystem } from '#state/portal/PortalProvider.tsx';
import { type InvitationCodes, readInvitation } from './registerAddress.ts';
import { agreementField } from '#state/forms/plainChecks.ts';
import { type RuleForm, useRuleForm } from '#state/forms/ruleForm.ts';

interface RegisterFormState extends RuleForm {
  fields: RegistrationField[];
  invitation: InvitationCodes;
}

const nobody: InvitationCodes = { affiliateCode: '', referralCode: '' };

/** The fields of one registration method, by the platform's rules and the brand, and their form. */
export function useRegisterForm(kind: RegistrationKind): RegisterFormState {
  const { brand } = usePortal();
  const settings = useSystem((state) => state.registerSettings);
  const flags = useSystem((state) => state.flags);
  const publicSettings = useSystem((state) => state.info.register);
  const [invitation, setInvitation] = useState(nobody);
  const isInvited = invitation.referralCode !== '';
  const { registerForm } = brand;
  // the same objects until one of these changes, so that a render of the form renders no field
  const fields = useMemo(() => {
    const prefilled = isInvited ? ['referralCode'] : [];
    return registrationFields({ settings, flags, registerForm, publicSettings, kind, prefilled });
  }, [settings, flags, registerForm, publicSettings, kind, isInvited]);
  // no default values: text typed into the prerendered page before hydration is the initial value
  const ruleForm = useRuleForm([...fields, agreementField(brand)], {});

  // the page is prerendered without a query, so its codes are read after the first render
  useEffect(() => {
    const codes = readInvitation();
    // without codes the form stays as it has hydrated
    if (codes.affiliateCode !== '' || codes.referralCode !== '') setInvitation(codes);
  }, []);
  const { getValues, setValue } = ruleForm.form;
  useEffect(() => {
    for (const [name, code] of Object.entries(invitation)) {
      if (code !== '' && !getValues(name)) setValue(name, code);
    }
  }, [invitation, getValues, setValue]);

  return { ...ruleForm, fields, invitation };
}
