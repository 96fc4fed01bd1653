import { useCsvDownload } from '@/hooks/http/useCsvDownload'
import { getQuestionsCsv } from '@/services/catalogue/simulators.service'

/** The questions of all simulators as a file. */
export const useQuestionsCsv = () => useCsvDownload(getQuestionsCsv)
