internal import CanopyCore
internal import CanopyLayout
internal import CanopyStyle
internal import CanopyText

/// A tab in a tab view.
struct TabEntry: Identifiable {
  let view: Subview
  let item: TabItem
  let badge: Text?
  /// Selects the tab, as people do.
  let select: @MainActor () -> Void

  nonisolated var id: Subview.ID { view.id }
}

/// The tabs of a tab view, and which of them is selected.
@MainActor
struct TabList {
  /// All tabs, also those that are hidden.
  let all: [TabEntry]
  /// The selected tab, or nil if there are no tabs.
  let selected: TabEntry?

  /// Finds the selected tab. The selection of the program is that of people, too, unless the program refuses it.
  ///
  /// A selection without a tab leaves the tab as it is. If that has gone, too, the tab takes its place that has moved there.
  ///
  /// - Parameters:
  ///   - subviews: The views of the tabs.
  ///   - selection: The selection of the program.
  ///   - memory: The memory of the tab view.
  ///   - place: The place where the tab view shows its tabs.
  ///   - customization: The customization of the tabs.
  init<Value: Hashable>(
    _ subviews: SubviewsCollection, _ selection: Binding<Value>?, _ memory: TabMemory<Value>,
    in place: AdaptableTabBarPlacement, _ customization: TabViewCustomization?
  ) {
    (self.place, self.customization) = (place, customization)
    let values = TabValues(subviews, for: Value.self)
    let current = selection?.wrappedValue
    let entries = zip(subviews, values.all).map { subview, value in
      TabEntry(view: subview, item: subview.containerValues.tab, badge: subview.containerValues.badge) {
        if let value, let selection {
          memory.choice = nil
          selection.wrappedValue = value
        } else {
          memory.choice = TabMemory.Choice(tab: subview.id, selection: selection?.wrappedValue)
        }
      }
    }
    all = entries
    guard !entries.isEmpty else {
      selected = nil
      return
    }
    let chosen = memory.choice.flatMap { choice in
      choice.selection == current ? entries.firstIndex { $0.id == choice.tab } : nil
    }
    let named = chosen ?? current.flatMap { current in values.all.firstIndex { $0 == current } }
    if named == nil, let current { values.report(current) }
    let kept =
      named
      ?? memory.last.flatMap { last in
        entries.firstIndex { $0.id == last.tab } ?? (entries.indices.contains(last.index) ? last.index : nil)
      }
    let index = kept ?? entries.firstIndex { $0.item.isShown(in: place, customization) && !$0.item.isDisabled } ?? 0
    memory.last = (entries[index].id, index)
    selected = entries[index]
  }

  /// The tabs that people can see in the place where the tab view shows them.
  var shown: [TabEntry] { all.filter { $0.item.isShown(in: place, customization) } }

  private let place: AdaptableTabBarPlacement
  private let customization: TabViewCustomization?

  func isSelected(_ tab: TabEntry) -> Bool { tab.id == selected?.id }

  /// Selects the next tab that isn't hidden or disabled, or the previous one. After the last tab comes the first, if wanted.
  func select(isNext: Bool, wraps: Bool = true) {
    neighbor(isNext: isNext, wraps: wraps)?.select()
  }

  /// Returns the tab after the selected one, or before it.
  func neighbor(isNext: Bool, wraps: Bool) -> TabEntry? {
    let tabs = shown.filter { !$0.item.isDisabled }
    guard let place = tabs.firstIndex(where: isSelected) else { return tabs.first }
    let next = isNext ? place + 1 : place - 1
    if tabs.indices.contains(next) { return tabs[next] }
    return wraps ? (isNext ? tabs.first : tabs.last) : nil
  }
}

/// The values of tabs in a selection, in order.
@MainActor
private struct TabValues<Value: Hashable> {
  let all: [Value?]

  init(_ subviews: SubviewsCollection, for type: Value.Type) {
    // A tab without a value has its position, if that can be selected.
    all = subviews.selectionValues(for: type).enumerated().map { index, value in value ?? (index as? Value) }
  }

  /// Reports a selection that no tab has.
  func report(_ value: Value) {
    if all.isEmpty || (value as? any NilTesting)?._isNil == true { return }
    RuntimeIssue.record(.selectionHasNoTab(value))
  }
}

private protocol NilTesting { var _isNil: Bool { get } }
extension Optional: NilTesting { fileprivate var _isNil: Bool { self == nil } }

extension RuntimeIssue {
  fileprivate static func selectionHasNoTab(_ value: Any) -> RuntimeIssue {
    RuntimeIssue(
      kind: .other,
      message: """
        The selection of a tab view is \(readableText(of: value)), but no tab has that value. The tab view keeps its tab. Add \
        .tag(_:) with a value of the selection's type to the view, or create a Tab with that value.
        """)
  }
}

/// The memory of a tab view for its selection.
@MainActor
final class TabMemory<Value: Hashable> {
  /// A tab that people have selected, and that has no value for the selection of the program.
  struct Choice {
    let tab: Subview.ID
    /// The selection of the program at that time. When it changes, the choice is void.
    let selection: Value?
  }

  private let source = OwnedSource("the selected tab")
  private var current: Choice?
  /// The tab that was shown last.
  var last: (tab: Subview.ID, index: Int)?

  nonisolated init() {}

  /// The tab without a value that people have selected. Reading it makes the running body depend on it.
  var choice: Choice? {
    get {
      source.track()
      return current
    }
    set {
      if newValue == nil, current == nil { return }
      current = newValue
      source.valueChanged()
    }
  }
}
