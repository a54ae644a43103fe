public import CanopyCore
internal import CanopyLayout

extension View {
  /// Sets the view inside this one that has the focus when the window or the presentation appears.
  ///
  /// ```swift
  /// VStack {
  ///   TextField("Name", text: $name).focused($field, equals: .name)
  ///   TextField("City", text: $city).focused($field, equals: .city)
  /// }
  /// .defaultFocus($field, .city)
  /// ```
  ///
  /// - Parameters:
  ///   - binding: The focus state of the view.
  ///   - value: The value of the view.
  ///   - priority: The occasions on which the default applies.
  nonisolated public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    modifier(DefaultFocusModifier(binding: binding, value: value, priority: priority))
  }

  /// Sets whether this view has the initial focus in the focus scope with a namespace.
  nonisolated public func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
  ) -> some View {
    modifier(PreferredFocusModifier(namespace: prefersDefaultFocus ? namespace : nil))
  }

  /// Makes this view a scope in which `prefersDefaultFocus(_:in:)` and `resetFocus` choose the view that has the focus.
  nonisolated public func focusScope(_ namespace: Namespace.ID) -> some View {
    modifier(FocusScopeModifier(namespace: namespace))
  }
}

/// The occasions on which a default focus applies.
public struct DefaultFocusEvaluationPriority: Sendable {
  let isUsedByPeople: Bool

  /// The default applies when a window or a presentation appears, and when the focus is reset.
  public static let automatic = DefaultFocusEvaluationPriority(isUsedByPeople: false)

  /// The default also applies when people move the focus into the view with the keyboard.
  public static let userInitiated = DefaultFocusEvaluationPriority(isUsedByPeople: true)
}

/// A modifier that sets a default focus.
struct DefaultFocusModifier<Value: Hashable> {
  let binding: FocusState<Value>.Binding
  let value: Value
  let priority: DefaultFocusEvaluationPriority
}

@MainActor
extension DefaultFocusModifier: InputModifier {
  func makeHandler(_ context: _MountContext) -> DefaultFocusHandler<Value> {
    DefaultFocusHandler(self, in: context.tree[WindowFocus.companion])
  }
  func update(_ handler: DefaultFocusHandler<Value>) { handler.modifier = self }
}

final class DefaultFocusHandler<Value: Hashable>: DefaultFocusProviding {
  fileprivate(set) var modifier: DefaultFocusModifier<Value>
  private let count: DefaultFocusCount

  init(_ modifier: DefaultFocusModifier<Value>, in focus: WindowFocus) {
    self.modifier = modifier
    count = DefaultFocusCount(focus)
  }

  nonisolated var label: String { "defaultFocus" }
  var isUsedByPeople: Bool { modifier.priority.isUsedByPeople }
  func focusDefault(in _: WindowFocus) -> Bool { modifier.binding.claims.focus(modifier.value) }
}

/// A modifier of a view that has the initial focus in its scope.
struct PreferredFocusModifier {
  let namespace: Namespace.ID?
}

@MainActor
extension PreferredFocusModifier: InputModifier {
  func makeHandler(_ context: _MountContext) -> PreferredFocusHandler {
    PreferredFocusHandler(namespace, in: context.tree[WindowFocus.companion])
  }
  func update(_ handler: PreferredFocusHandler) { handler.namespace = namespace }
}

final class PreferredFocusHandler: DefaultFocusProviding {
  fileprivate(set) var namespace: Namespace.ID?
  private var elements: [ElementIndex] = []
  private let count: DefaultFocusCount

  init(_ namespace: Namespace.ID?, in focus: WindowFocus) {
    self.namespace = namespace
    count = DefaultFocusCount(focus)
  }

  nonisolated var label: String { "prefersDefaultFocus" }
  var isUsedByPeople: Bool { false }
  func focusDefault(in focus: WindowFocus) -> Bool {
    namespace != nil && elements.contains { focus.focusFirst(in: $0) }
  }
  func didWrap(in wrapping: ElementIndex) { elements.append(wrapping) }
  func willUnwrap(in wrapping: ElementIndex) { elements.removeAll { $0 == wrapping } }
}

/// A modifier that makes a view a scope of the focus.
struct FocusScopeModifier {
  let namespace: Namespace.ID
}

@MainActor
extension FocusScopeModifier: InputModifier {
  func makeHandler(_: _MountContext) -> FocusScopeHandler { FocusScopeHandler(namespace) }
  func update(_ handler: FocusScopeHandler) { handler.namespace = namespace }
}

@MainActor
final class FocusScopeHandler: InputHandler {
  fileprivate(set) var namespace: Namespace.ID

  init(_ namespace: Namespace.ID) { self.namespace = namespace }

  nonisolated var label: String { "focusScope" }
}

extension WindowFocus {
  /// Moves the focus to the default of the scopes in a namespace, or to the first focusable view there.
  package func reset(in namespace: Namespace.ID) {
    for root in roots {
      for scope in elements(with: FocusScopeHandler.self, in: LayoutNode(root))
      where scope.handler.namespace == namespace {
        let preferred = elements(with: PreferredFocusHandler.self, in: scope.node)
        if preferred.contains(where: { $0.handler.namespace == namespace && focusFirst(in: $0.node.element) }) {
          return
        }
        if focusDefault(of: scope.node.element) || focusFirst(in: scope.node.element) { return }
      }
    }
  }
}
