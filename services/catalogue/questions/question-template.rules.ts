import { templateCsv } from '@/services/http/import.rules'
import { QUESTION_SHEET, QUESTION_TITLE as T } from './question-csv.rules'

type Choices = {
  simulators: readonly { name: string; steps: readonly { property_type: { name: string } }[] }[]
  propertyTypes: readonly { name: string }[]
}

/**
 * A file with the titles that an import of questions reads, and an example: for a simulator without questions, where
 * there is one, since imported questions replace the existing ones.
 */
export function questionTemplate({ simulators, propertyTypes }: Choices): string {
  const simulator = simulators.find(({ steps }) => steps.length === 0) ?? simulators[0]
  return templateCsv(QUESTION_SHEET.read, {
    [T.simulator_id]: simulator?.name ?? '',
    [T.position]: '1',
    [T.title]: 'Exemplo: Para que a equipe vai usar?',
    [T.subtitle]: 'Escolha o uso mais comum.',
    [T.property_type_id]: propertyTypes[0]?.name ?? '',
    [T.multiple]: 'Não',
    [T.optional]: 'Sim',
  })
}
