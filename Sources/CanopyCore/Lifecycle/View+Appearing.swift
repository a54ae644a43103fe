extension View {
  /// Does something when the view has come into the tree, before it is first shown.
  ///
  /// Views inside come first, and of several actions on one view the inner ones. Tasks begin after all of them.
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceActionModifier(appear: action, disappear: nil))
  }

  /// Does something when the view has left the tree.
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceActionModifier(appear: nil, disappear: action))
  }
}

/// Does something when a view appears or disappears.
public struct _AppearanceActionModifier {
  /// What to do when the view has come into the tree.
  public var appear: (() -> Void)?
  /// What to do when the view has left it.
  public var disappear: (() -> Void)?
}

@MainActor
extension _AppearanceActionModifier: AttachingModifier {
  package func makeSource(_ context: _MountContext) -> AppearanceSource { AppearanceSource(self, context) }
  package func update(_ source: AppearanceSource) { source.modifier = self }
}

package final class AppearanceSource: AttachmentSource {
  fileprivate var modifier: _AppearanceActionModifier

  fileprivate init(_ modifier: _AppearanceActionModifier, _ context: _MountContext) {
    self.modifier = modifier
    super.init(context)
  }

  override func attached(to element: ElementIndex) {
    guard modifier.appear != nil else { return }
    // The action of then, not of now: an update in between may have brought another.
    Actions.add(in: tree) { [self] in modifier.appear?() }
  }

  override func detached(from element: ElementIndex) {
    guard let disappear = modifier.disappear else { return }
    Actions.add(in: tree) { disappear() }
  }
}
