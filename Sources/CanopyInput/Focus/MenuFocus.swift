package import CanopyCore
internal import CanopyLayout
internal import CanopyStyle

extension View {
  /// Makes this view an open menu, whose items the arrow keys visit one after the other.
  ///
  /// The menu itself has the focus until people choose an item by a key or with the pointer, so that no item is highlighted before. After
  /// the last item comes the first.
  nonisolated package func _menuFocus() -> some View { modifier(MenuFocusModifier()) }
}

/// A modifier of an open menu.
private struct MenuFocusModifier {}

@MainActor
extension MenuFocusModifier: InputModifier {
  func makeHandler(_ context: _MountContext) -> MenuFocus { MenuFocus(in: context.tree[WindowFocus.companion]) }
  func update(_: MenuFocus) {}
}

/// The focus of an open menu.
private final class MenuFocus: FocusTarget, FocusObserver, KeyHandling, DefaultFocusProviding {
  private weak let focus: WindowFocus?
  private let count: DefaultFocusCount
  private var element: ElementIndex = 0

  init(in focus: WindowFocus) {
    self.focus = focus
    count = DefaultFocusCount(focus)
  }

  nonisolated var label: String { "menu" }

  func didWrap(in wrapping: ElementIndex) { element = wrapping }
  func willUnwrap(in _: ElementIndex) { element = 0 }

  // MARK: The focus of the menu itself

  var focusInteractions: FocusInteractions { .activate }
  var showsFocusRing: Bool { false }
  var isContainer: Bool { true }
  var isUsedByPeople: Bool { false }

  func focusDefault(in focus: WindowFocus) -> Bool { element != 0 && focus.focus(element) }

  /// Takes the focus back from an item that the pointer has left.
  func focusDidMove(inside isInside: Bool, at element: ElementIndex) {
    guard !isInside else { return }
    Actions.add(in: LayoutNode(element).tree) { [weak self] in
      guard let self, let focus, self.element != 0, focus.focused == nil else { return }
      focus.focus(self.element)
    }
  }

  // MARK: Keys

  func receive(_ event: KeyEvent, at _: ElementIndex) -> Bool { receive(event) }

  func receive(_ event: KeyEvent) -> Bool {
    guard element != 0, event.phase != .up, let step = event.menuStep else { return false }
    let items = FocusCandidates(in: LayoutNode(element).wrapped).inReadingOrder
    guard let focus, !items.isEmpty else { return true }
    let current = items.firstIndex { focus.isFocused($0.element) }
    let next =
      switch (step, current) {
      case (.first, _), (.next, nil): 0
      case (.last, _), (.previous, nil): items.count - 1
      case (.next, let current?): (current + 1) % items.count
      case (.previous, let current?): (current + items.count - 1) % items.count
      }
    focus.focusByKeyboard(items[next].element)
    return true
  }
}

extension KeyEvent {
  fileprivate enum MenuStep { case first, previous, next, last }

  /// The item of a menu to which the key moves the focus, or nil for other keys.
  fileprivate var menuStep: MenuStep? {
    guard modifiers.typesText else { return nil }
    return switch (key, modifiers.contains(.shift)) {
    case (.downArrow, false), (.tab, false): .next
    case (.upArrow, false), (.tab, true): .previous
    case (.home, false): .first
    case (.end, false): .last
    default: nil
    }
  }
}
