import { db } from '@/server/db/client'
import { csvFile } from '@/server/http/csv/csv-file'
import { QUESTION_COLUMNS, type QuestionCsvRow } from '@/services/catalogue/questions/question-csv.rules'
import { listActiveStepRows, listEverySimulator } from '../simulators/simulators.repository'
import { listAnswerNames } from './questions.repository'

/** The questions that all simulators ask as a file, simulator by simulator. They are few: they are read once. */
export async function exportQuestions(): Promise<Response> {
  const [simulators, steps] = [await listEverySimulator(db()), await listActiveStepRows(db())]
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
