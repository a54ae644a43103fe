public import CanopyCore

extension EnvironmentValues {
  /// The action that opens URLs.
  ///
  /// URLs that the action leaves to the system are opened by the host.
  public var openURL: OpenURLAction {
    get { openURLAction.turning(to: openURLAction.opener ?? urlOpener) }
    set { openURLAction = newValue }
  }

  @Entry private var openURLAction: OpenURLAction = OpenURLAction()

  /// The closure with which the host opens URLs. Hosts set it at the root.
  @Entry package var urlOpener: URLOpener?
}
