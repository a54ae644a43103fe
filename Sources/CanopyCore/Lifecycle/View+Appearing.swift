extension View {
  /// Adds an action to perform when the view appears, before it is first shown.
  ///
  /// Actions of views inside are performed first and, of several actions on one view, the inner ones. Tasks start after all of
  /// these actions. If the content consists of several views, such as in a `Group` or an `if`, the action belongs to all of them
  /// together: it is performed once, with the first view, and not again when the views change. In a lazy container, it is
  /// performed for each row.
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceActionModifier(appear: action, disappear: nil))
  }

  /// Adds an action to perform after the view disappears. If there are several views, it is performed after the last one.
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceActionModifier(appear: nil, disappear: action))
  }
}

/// A modifier that performs actions when a view appears and disappears.
public struct _AppearanceActionModifier {
  /// The action to run when the view has appeared.
  public var appear: (() -> Void)?
  /// The action to run when the view has left the tree.
  public var disappear: (() -> Void)?
}

@MainActor
extension _AppearanceActionModifier: AttachingModifier {
  package func makeSource(_ context: _MountContext) -> AppearanceSource { AppearanceSource(self, context) }
  package func update(_ source: AppearanceSource) { source.modifier = self }
}

package final class AppearanceSource: LifecycleSource {
  fileprivate var modifier: _AppearanceActionModifier

  fileprivate init(_ modifier: _AppearanceActionModifier, _ context: _MountContext) {
    self.modifier = modifier
    super.init(context)
  }

  override func appeared(_: Subject) {
    guard modifier.appear != nil else { return }
    // Uses the action that is current when it is performed, because an update in the meantime may have replaced the action.
    Actions.add(in: tree, of: "onAppear(perform:)", at: place) { [self] in modifier.appear?() }
  }

  override func disappeared(_ subject: Subject) {
    guard let disappear = modifier.disappear else { return }
    switch subject {
    case .whole: disappear()
    case .row: Actions.addDisappearance(in: tree, of: "onDisappear(perform:)", at: place) { disappear() }
    }
  }
}
