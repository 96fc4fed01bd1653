import { LoaderCircle } from 'lucide-react'
import styled, { keyframes } from 'styled-components'

const turn = keyframes`to { transform: rotate(360deg); }`

export const Spinner = styled(LoaderCircle)`
  animation: ${turn} 1s linear infinite;
`
