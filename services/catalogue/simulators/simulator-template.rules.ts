import { templateCsv } from '@/services/http/import.rules'
import { SIMULATOR_SHEET, SIMULATOR_TITLE as T } from './simulator-csv.rules'

/**
 * A file with the titles that an import of simulators reads and an example, which is inactive in case it is imported by
 * mistake.
 */
export const simulatorTemplate = (): string =>
  templateCsv(SIMULATOR_SHEET.read, {
    [T.name]: 'Exemplo: Projetores',
    [T.description]: 'Para salas de reunião',
    [T.image]: 'Caixa',
    [T.kinds]: 'projetor de exemplo / projetores de exemplo',
    [T.active]: 'Desativado',
  })
