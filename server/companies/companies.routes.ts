import { Hono } from 'hono'
import { allow } from '@/server/http/allow'
import { answersCsv } from '@/server/http/csv/csv-file'
import type { ApiEnv } from '@/server/http/env'
import { idempotent } from '@/server/http/idempotency'
import { answers } from '@/server/http/openapi/answers'
import { body, params, query } from '@/server/http/validate'
import { userSchema } from '@/services/auth/auth.schema'
import {
  companyCsvQuery,
  companyListQuery,
  companyPage,
  companyParams,
  companyPeopleQuery,
  companyPersonPage,
  companySchema,
  companyUpdateBody,
  newCompanyBody,
  switchCompanyBody,
  switchCompanyParams,
} from '@/services/companies/companies.schema'
import { addressRoutes, staffAddressRoutes } from './addresses.routes'
import { billingEmailRoutes } from './billing-email.routes'
import { createCompany } from './create-company'
import { exportVisibleCompanies, getCompany, listCompanyPeople, listVisibleCompanies } from './get-company'
import { switchCompany } from './switch-company'
import { updateCompany } from './update-company'

/** Clients as staff manage them, and the company that a VENDEDOR acts for. */
export const companyRoutes = new Hono<ApiEnv>()
  .route('/', addressRoutes)
  .route('/', billingEmailRoutes)
  .get(
    '/company-management',
    allow('clients:open'),
    query(companyListQuery),
    answers(companyPage, { summary: 'The clients that this member of staff sees' }),
    async (c) => c.json(await listVisibleCompanies(c.var.actor, c.req.valid('query'), c.req.url)),
  )
  .get(
    '/company-management-csv-extract',
    allow('clients:open'),
    query(companyCsvQuery),
    answersCsv('The clients that this member of staff sees as a CSV file: all that the filters find, without pages'),
    (c) => exportVisibleCompanies(c.var.actor, c.req.valid('query')),
  )
  .post(
    '/company-management',
    allow('clients:create'),
    body(newCompanyBody),
    idempotent(),
    answers(companySchema, { status: 201, summary: 'Register a client on its behalf' }),
    async (c) => c.json(await createCompany(c.var.actor, c.req.valid('json')), 201),
  )
  .get(
    '/company-management/:id',
    allow('clients:open'),
    params(companyParams),
    answers(companySchema, { summary: 'A client with its orders and addresses' }),
    async (c) => c.json(await getCompany(c.var.actor, c.req.valid('param').id)),
  )
  .get(
    '/company-management/:id/users',
    allow('clients:open'),
    params(companyParams),
    query(companyPeopleQuery),
    answers(companyPersonPage, { summary: 'The people of a client' }),
    async (c) => c.json(await listCompanyPeople(c.var.actor, c.req.valid('param').id, c.req.valid('query'), c.req.url)),
  )
  .put(
    '/company-management/:id',
    allow('clients:create'),
    params(companyParams),
    body(companyUpdateBody),
    answers(companySchema, { summary: 'Activate or close a client, or change its data' }),
    async (c) => c.json(await updateCompany(c.var.actor, c.req.valid('param').id, c.req.valid('json'))),
  )
  .put(
    '/user-switch-company/:userId',
    allow('company:switch'),
    params(switchCompanyParams),
    body(switchCompanyBody),
    answers(userSchema, { summary: 'Act for another of the permitted companies' }),
    async (c) => c.json(await switchCompany(c.var.actor, c.req.valid('param').userId, c.req.valid('json').company)),
  )
  .route('/', staffAddressRoutes)
