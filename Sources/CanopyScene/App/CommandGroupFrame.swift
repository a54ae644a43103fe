internal import CanopyAccessibility
internal import CanopyControls
internal import CanopyPresentation
internal import CanopyCore
internal import CanopyDisplay
internal import CanopyInput
internal import CanopyLayout
internal import CanopyStyle
internal import Foundation

/// A group of commands, implemented as a hidden window.
@MainActor
final class CommandGroupFrame {
  let frame: Frame
  /// The commands as menu items.
  private(set) var items: [AppMenu.Item] = []
  /// A Boolean value that indicates whether the group uses the windows' clock, which only advances with their frames.
  private let sharesClock: Bool

  init(
    of record: CommandRecord, seeing root: EnvironmentScope, _ values: EnvironmentValues, _ engines: RunningApp.Engines
  ) {
    sharesClock = engines.clock != nil
    frame = Frame(
      showing: CommandContent(record: record), environment: values, context: engines.makeContext(), size: Self.size,
      inheritingFrom: InheritedScope(record.scope, upTo: root))
    refresh()
  }

  /// A size that fits any menu. Items that don't fit would be left out.
  private static let size = CGSize(width: 1000, height: 100_000)

  /// Applies changes of the content.
  func refresh() {
    _ = frame.run(at: sharesClock ? nil : Date(), scale: 1)
    items = frame.menuItems
  }

  /// Presses the button with a shortcut. Returns false if there is none.
  func perform(_ event: KeyEvent) -> Bool {
    frame.tree.context[WindowFocus.companion].performShortcut(of: event)
  }
}

private struct CommandContent: View {
  let record: CommandRecord

  var body: some View {
    VStack { record.content }
      ._containerStyle(MenuKind.self, FlatMenuStyle(), for: "commands")
      ._containerStyle(PickerKind.self, FlatPickerStyle(), for: "commands")
  }
}

extension Frame {
  /// The content as menu items: buttons, toggles, text, and dividers.
  fileprivate var menuItems: [AppMenu.Item] {
    let known = accessibility.snapshot().nodes.values
    let nodes = Dictionary(known.map { ($0.id.element, $0) }) { first, second in
      first.id.level < second.id.level ? first : second
    }
    var items: [AppMenu.Item] = []
    var isInButton: ElementIndex = 0
    forEachElement { element in
      if isInButton != 0, ViewRuntime.elements.path(from: element).contains(isInButton) { return }
      isInButton = 0
      if LayoutNode(element).isDivider {
        if let last = items.last, last.kind != .separator { items.append(.separator) }
        return
      }
      guard let node = nodes[element] else { return }
      if ViewRuntime.elements.press(of: element) != nil { isInButton = element }
      if let item = item(of: node) { items.append(item) }
    }
    if items.last?.kind == .separator { items.removeLast() }
    return items
  }

  private func item(of node: AccessibilityNode) -> AppMenu.Item? {
    guard let title = node.label, !title.isEmpty else { return nil }
    let kind: AppMenu.Kind
    switch node.role {
    case .toggle: kind = .toggle(isOn: node.toggleState == .on)
    case .button, .link: kind = .button
    case .text, .heading: return AppMenu.Item(kind: .text, title: title)
    default: return nil
    }
    let environment = EnvironmentValues(
      seenFrom: ViewRuntime.elements[node.id.element].scope.takeUnretainedValue())
    return AppMenu.Item(
      kind: kind, title: title, isEnabled: node.isEnabled, shortcut: environment.keyboardShortcut
    ) { [weak self] in
      guard let action = node.actions.first(where: { $0.kind == .default }) else { return }
      self?.accessibility.perform(action, at: node.id)
    }
  }

  /// Calls `body` with each element, in reading order.
  private func forEachElement(_ body: (ElementIndex) -> Void) {
    func visit(_ element: ElementIndex) {
      body(element)
      ViewRuntime.elements.forEachChild(of: element, visit)
    }
    visit(tree.element)
  }
}
