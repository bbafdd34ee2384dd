import PlainviewRuntime
import PlainviewWidgets

/// Makes known to the targets below what they get from this one; runs when the program is loaded.
@section(".init_array") @used
private let installLists: @convention(c) @Sendable () -> Void = {
  ForwardedMessage.install { DelegateForwarding.receiver(of: $0, as: $1, method: $2) }
  SearchSuggestionLists.install { SearchSuggestionList(frame: $0, style: .plain) }
}
