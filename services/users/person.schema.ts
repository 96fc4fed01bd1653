import { string } from '@/services/config/validation'
import { isMobile } from './phone.rules'

export const fullName = () => string().trim().min(3, 'Digite um nome válido').max(120)

/** With or without its mask; stored as E.164. */
export const mobilePhone = () =>
  string().test('mobile', 'Digite um celular válido', (value?: string | null) => !value || isMobile(value))

/** The fields of a person, wherever one is registered. */
export const personFields = {
  full_name: fullName().required('Digite um nome válido'),
  email: string().trim().email('Digite um email válido').max(200).required('Digite um email válido'),
  phone: mobilePhone().required('Digite um celular válido'),
}
