import { string } from '@/services/config/validation'
import { isMobile } from './phone.rules'

/** Names go into mails, where an address among them would be a link to anywhere. */
const WEB_ADDRESS = /:\/\/|www\./i

/** The name of a person or a company. */
export const nameUpTo = (most: number) =>
  string()
    .trim()
    .min(3, 'Digite um nome válido')
    .max(most)
    .test('no-address', 'Digite só o nome, sem endereço de site', (value) => !value || !WEB_ADDRESS.test(value))

export const fullName = () => nameUpTo(120)

/** With or without its mask; stored as E.164. */
export const mobilePhone = () =>
  string().test('mobile', 'Digite um celular válido', (value?: string | null) => !value || isMobile(value))

/** The fields of a person, wherever one is registered. */
export const personFields = {
  full_name: fullName().required('Digite um nome válido'),
  email: string().trim().email('Digite um email válido').max(200).required('Digite um email válido'),
  phone: mobilePhone().required('Digite um celular válido'),
}
