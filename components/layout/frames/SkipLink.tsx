import styled from 'styled-components'
import { color, radius } from '@/styles/tokens'

export const MAIN_ID = 'conteudo'

/** The first stop of the Tab key on every page. */
export const SkipLink = () => <Anchor href={`#${MAIN_ID}`}>Ir para o conteúdo</Anchor>

const Anchor = styled.a`
  position: fixed;
  top: 8px;
  left: 8px;
  z-index: 2000;
  padding: 10px 16px;
  border-radius: ${radius.control};
  background: ${color.fill};
  color: ${color.onFill};
  font-weight: 500;
  transform: translateY(-200%);
  &:focus {
    transform: none;
  }
`
