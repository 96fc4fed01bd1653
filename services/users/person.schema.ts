import { string } from '@/services/config/validation'
import { isMobile } from './phone.rules'
import { hasWebAddress, hasWebAddressInCompanyName } from './web-address.rules'

/** Refuses what mails would turn into a link. */
const withoutAddress = (hasAddress: (name: string) => boolean) => ({
  name: 'no-address',
  message: 'Digite só o nome, sem endereço de site',
  test: (value?: string | null) => !value || !hasAddress(value),
})

const NOT_VALID = 'Digite um nome válido'

export const fullName = () => string().trim().min(3, NOT_VALID).max(120).test(withoutAddress(hasWebAddress))

/** The name of a person that may be left empty. */
export const optionalName = () => string().trim().max(120).test(withoutAddress(hasWebAddress))

export const companyName = () =>
  string().trim().min(3, NOT_VALID).max(160).test(withoutAddress(hasWebAddressInCompanyName))

/** With or without its mask; stored as E.164. */
export const mobilePhone = () =>
  string().test('mobile', 'Digite um celular válido', (value?: string | null) => !value || isMobile(value))

/** The fields of a person, wherever one is registered. */
export const personFields = {
  full_name: fullName().required(NOT_VALID),
  email: string().trim().email('Digite um email válido').max(200).required('Digite um email válido'),
  phone: mobilePhone().required('Digite um celular válido'),
}
