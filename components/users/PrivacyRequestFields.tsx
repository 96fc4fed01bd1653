import { FormField } from '@/components/ui/forms/FormField'
import { NativeSelect } from '@/components/ui/forms/NativeSelect'
import { TextArea } from '@/components/ui/forms/TextArea'
import {
  isTextNeeded,
  PRIVACY_KIND_LABEL,
  PRIVACY_KINDS,
  type PrivacyKind,
} from '@/services/users/privacy-requests.rules'

/** What is asked, and what it is about. */
export const PrivacyRequestFields = ({ kind, without }: { kind: string; without?: PrivacyKind }) => (
  <>
    <FormField name="kind" label="O que você quer pedir">
      {(control) => (
        <NativeSelect
          {...control}
          options={PRIVACY_KINDS.filter((one) => one !== without).map((value) => ({
            value,
            label: PRIVACY_KIND_LABEL[value],
          }))}
        />
      )}
    </FormField>
    <FormField
      name="text"
      label="Sobre o que é"
      optional={!isTextNeeded(kind)}
      hint={kind === 'correction' ? 'O que está errado, e como é o certo.' : undefined}
    >
      {(control) => <TextArea {...control} rows={4} maxLength={2000} />}
    </FormField>
  </>
)
