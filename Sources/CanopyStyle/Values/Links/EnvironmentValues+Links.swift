public import CanopyCore

extension EnvironmentValues {
  /// Opens URLs: as the nearest action that was set says, or else as the host does.
  public var openURL: OpenURLAction {
    get { openURLAction.turning(to: openURLAction.opener ?? urlOpener) }
    set { openURLAction = newValue }
  }

  @Entry private var openURLAction: OpenURLAction = OpenURLAction()

  /// How the host opens URLs. Hosts set it at the root.
  @Entry package var urlOpener: URLOpener?
}
