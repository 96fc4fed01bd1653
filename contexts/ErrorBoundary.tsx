import { Component, type ReactNode } from 'react'
import { reportError } from '@/services/monitoring/report-error'

type Props = {
  /** The page's path; a change renders the children again. */
  place: string
  fallback: (tryAgain: () => void) => ReactNode
  children: ReactNode
}

type State = { crashed: boolean }

/** Catches and reports render errors, which reach no other listener. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { crashed: false }

  static getDerivedStateFromError(): State {
    return { crashed: true }
  }

  override componentDidCatch(error: Error) {
    reportError(error, { place: this.props.place })
  }

  override componentDidUpdate(before: Props) {
    if (this.state.crashed && before.place !== this.props.place) this.tryAgain()
  }

  private readonly tryAgain = () => {
    this.setState({ crashed: false })
  }

  override render() {
    return this.state.crashed ? this.props.fallback(this.tryAgain) : this.props.children
  }
}
