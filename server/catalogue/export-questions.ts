import { db } from '@/server/db/client'
import { csvFile } from '@/server/http/csv'
import { QUESTION_COLUMNS, type QuestionCsvRow } from '@/services/catalogue/question-csv.rules'
import { listAnswerNames } from './questions.repository'
import { listAllSimulators, listAllSteps } from './simulators.repository'

/** The questions that all simulators ask as a file, simulator by simulator. They are few: they are read once. */
export async function exportQuestions(): Promise<Response> {
  const [simulators, steps] = [await listAllSimulators(db()), await listAllSteps(db())]
  const answersTo = await listAnswerNames(db())
  const rows = simulators.flatMap((simulator) =>
    steps
      .filter(({ step }) => step.simulatorId === simulator.id)
      .map(({ step, propertyType }): [number, QuestionCsvRow] => [
        step.id,
        { ...step, simulator: simulator.name, propertyType: propertyType.name, answers: answersTo(step) },
      ]),
  )
  const byId = new Map(rows)
  const read = (ids: readonly number[]) => Promise.resolve(ids.flatMap((id) => byId.get(id) ?? []))
  return csvFile({ name: 'perguntas', columns: QUESTION_COLUMNS, ids: [...byId.keys()], read })
}
