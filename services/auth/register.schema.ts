import { strictObject, string, type InferType } from '@/services/config/validation'
import { newAddressBody } from '@/services/companies/addresses.schema'
import { newCompanyBody } from '@/services/companies/companies.schema'
import { personFields } from '@/services/users/person.schema'
import { PRIVACY_POLICY_VERSION } from '@/services/users/privacy.rules'

/** The registration of a company, with its first user (specification, section 7). */
export const registerBody = strictObject({
  ...personFields,
  password: string().max(200).required('Digite sua senha'),
  company: newCompanyBody.pick(['cnpj', 'corporate_name', 'trade_name']).required(),
  address: newAddressBody.omit(['label', 'recipient_name']).required(),
  /** The version of the privacy policy that the user has accepted. */
  privacy_policy: string()
    .oneOf([PRIVACY_POLICY_VERSION], 'Leia e aceite a política de privacidade')
    .required('Leia e aceite a política de privacidade'),
})

/** The token of the mail that confirms a registration. */
export const registerConfirmBody = strictObject({ token: string().max(200).required() })

export type Register = InferType<typeof registerBody>
