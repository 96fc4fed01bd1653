import { array, type InferType, number, object, strictObject, string } from '@/services/config/validation'
import { plainText } from './ticket-text.rules'
import { ticketPersonFields } from './tickets.schema'

export const ticketRatingBody = strictObject({
  score: number().integer().min(1).max(5).required('Escolha de 1 a 5'),
  comment: plainText().max(500),
})

/** A month's ratings, in all and by who had the tickets. */
export const ticketRatingReportQuery = object({
  month: string().matches(/^\d{4}-(0[1-9]|1[0-2])$/, 'Use um mês como 2026-11'),
})
const ratingFields = {
  count: number().integer().min(0).required(),
  average: number().nullable().defined(),
  scores: array(number().integer().min(0).required()).length(5).required(),
}
export const ticketRatingReportSchema = object({
  month: string().required(),
  total: object(ratingFields).required(),
  assignees: array(
    object({
      assignee: object(ticketPersonFields).nullable().default(undefined).defined(),
      ...ratingFields,
    }).required(),
  ).required(),
  comments: array(
    object({
      ticket_id: number().integer().positive().required(),
      subject: string().required(),
      score: number().integer().min(0).required(),
      comment: string().required(),
      created_at: string().required(),
    }).required(),
  ).required(),
})

export type TicketRatingReport = InferType<typeof ticketRatingReportSchema>
export type NewTicketRating = InferType<typeof ticketRatingBody>
