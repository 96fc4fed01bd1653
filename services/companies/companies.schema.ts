import { companyRefSchema } from '@/services/auth/auth.schema'
import { id } from '@/services/config/id.schema'
import {
  array,
  boolean,
  decimalString,
  type InferType,
  number,
  object,
  strictObject,
  string,
} from '@/services/config/validation'
import { pageOf, pageQuery } from '@/services/http/page.schema'
import { companyName, optionalName, personFields } from '@/services/users/person.schema'
import { addressSchema, newAddressBody } from './addresses.schema'
import { billingEmail, billingEmailFields } from './billing-email.schema'
import { isCnpj } from './cnpj.rules'
import { COMPANY_ORDERINGS } from './company-list.rules'
import { COMPANY_STATUSES } from './company-status.rules'
import { UFS } from './states.rules'

const count = () => number().integer().min(0).required()

export const companySummarySchema = object({
  id: number().integer().required(),
  corporate_name: string().required(),
  trade_name: string().required(),
  /** Canonical: no mask, letters kept. */
  cnpj: string().required(),
  uf: string().required(),
  status: string().oneOf(COMPANY_STATUSES).required(),
  users_count: count(),
  orders_count: count(),
  created_at: string().required(),
  activated_at: string().nullable().defined(),
  /** The day of the month after, on which a monthly invoice is due. */
  invoice_due_day: number().integer().required(),
  ...billingEmailFields,
})

export const companyPage = pageOf(companySummarySchema)

/** A user of a client, as listed on its page. */
export const companyPersonSchema = object({
  id: number().integer().required(),
  first_name: string().required(),
  email: string().required(),
  phone: string().nullable().defined(),
  permissions_groups: array(string().required()).required(),
  is_company_admin: boolean().required(),
  active: boolean().required(),
  last_login: string().nullable().defined(),
  /** For a buyer: the companies that they may act for, including their own, limited to those the caller sees. */
  permitted_companys: array(companyRefSchema).required(),
})

export const companyPersonPage = pageOf(companyPersonSchema)

export const companyPeopleQuery = object({
  ...pageQuery,
  /** Part of the name or the e-mail. */
  search: string().trim().max(80),
})

/**
 * A client with all the data of its page; its users come from `company-management/{id}/users`, its history from
 * `event-logs/{id}?model_name=company`.
 */
export const companySchema = companySummarySchema.shape({
  legal_representative: string().nullable().defined(),
  orders: object({
    total: count(),
    /** Neither finished nor cancelled. */
    open: count(),
    /** The sum of the open orders' monthly fees. */
    monthly_fee: decimalString().required(),
    /** The five newest. */
    latest: array(
      object({
        order_mask_id: string().required(),
        stage_name: string().required(),
        monthly_fee: decimalString().required(),
        created_at: string().required(),
        /** The deadline of the turn; null when it is no one's. */
        due_at: string().nullable().defined(),
      }),
    ).required(),
  }).required(),
  addresses: array(addressSchema).required(),
})

export const companyListQuery = object({
  ...pageQuery,
  /** Part of the corporate or trade name, or the beginning of the CNPJ, with or without its mask. */
  search: string().trim().max(80),
  /** The beginning of the corporate name, case-insensitive, as in the company switcher (section 5), or of the CNPJ. */
  starts_with: string().trim().max(160),
  status: string().oneOf(COMPANY_STATUSES),
  ordering: string().oneOf(COMPANY_ORDERINGS).default('corporate_name'),
})

/** The same filters and order for the whole list as a file. */
export const companyCsvQuery = companyListQuery.omit(['page', 'page_size'])

export const companyParams = object({ id: id().required() })

export const companyAddressesQuery = object({ company: id().required() })

/** With or without its mask; stored without. */
const cnpj = () => string().test('cnpj', 'Digite um CNPJ válido', (value) => value === undefined || isCnpj(value))

export const newCompanyBody = strictObject({
  corporate_name: companyName().required('Informe a razão social'),
  trade_name: companyName().required('Informe o nome fantasia'),
  cnpj: cnpj().required('Digite um CNPJ válido'),
  uf: string().oneOf(UFS).required(),
  legal_representative: optionalName(),
  address: newAddressBody.required(),
  /** The company's first admin, who gets a temporary password by e-mail. */
  user: strictObject(personFields).required(),
  /** Activates the company at once. */
  activate: boolean(),
})

export const companyUpdateBody = strictObject({
  activate: boolean(),
  corporate_name: companyName(),
  trade_name: companyName(),
  cnpj: cnpj(),
  uf: string().oneOf(UFS),
  legal_representative: optionalName().nullable(),
  /** Not the last days, which some months lack. */
  invoice_due_day: number()
    .typeError('Digite um dia de 1 a 28')
    .integer('Digite um dia de 1 a 28')
    .min(1, 'Digite um dia de 1 a 28')
    .max(28, 'Digite um dia de 1 a 28'),
  billing_email: billingEmail().nullable(),
})

export const switchCompanyParams = object({ userId: id().required() })

export const switchCompanyBody = strictObject({ company: number().integer().positive().required() })

export type Company = InferType<typeof companySchema>
export type CompanySummary = InferType<typeof companySummarySchema>
export type CompanyPerson = InferType<typeof companyPersonSchema>
export type CompanyPeopleQuery = InferType<typeof companyPeopleQuery>
export type CompanyListQuery = InferType<typeof companyListQuery>
export type CompanyCsvQuery = InferType<typeof companyCsvQuery>
export type NewCompany = InferType<typeof newCompanyBody>
export type CompanyUpdate = InferType<typeof companyUpdateBody>
