internal import CanopyGraph

/// A modifier that sets values in the environment.
@MainActor
@usableFromInline
package protocol EnvironmentSetting: PrimitiveModifier {
  /// The name of the modifier in explanations.
  var name: String { get }

  /// Sets the values. `values` initially contains the inherited values.
  func set(in values: inout EnvironmentValues)

  /// A Boolean value that indicates whether the setter has been found to read the environment.
  var dependsOnEnvironment: Bool { get }

  /// A Boolean value that indicates whether the setter replaces the whole environment.
  var redirects: Bool { get }
}

extension EnvironmentSetting {
  @inlinable package var dependsOnEnvironment: Bool { false }
  @inlinable package var redirects: Bool { false }
}

// Slots: the scope, and the live setting if it depends on the environment, followed by the slots of the content.

extension Slot where Kept == EnvironmentScope {
  @usableFromInline static var scope: Self {
    @inlinable get { Slot(0) }
  }
}

extension Slot where Kept == LiveSetting {
  @usableFromInline static var setting: Self {
    @inlinable get { Slot(1) }
  }
}

@MainActor
extension EnvironmentSetting {
  @inlinable
  public static func _words<V: View>(around _: V.Type) -> Int { 2 + V._words }
  @inlinable
  public static func _elements<V: View>(around _: V.Type) -> Int { V._elements }

  @inlinable
  public static func _mount<V: View>(
    _ modifier: UnsafeMutablePointer<Self>, around content: UnsafeMutablePointer<V>, _ slots: _Slots,
    _ context: _MountContext
  ) {
    let scope = makeScope(context, redirects: modifier.pointee.redirects, name: modifier.pointee.name)
    slots.keep(scope, in: .scope)
    slots.clear(.setting)
    apply(modifier, slots, scope, context)
    V._mount(content, slots.dropFirst(2), context.seeing(scope))
  }

  @inlinable
  public static func _update<V: View>(
    _ modifier: UnsafeMutablePointer<Self>, around content: UnsafeMutablePointer<V>, _ slots: _Slots,
    _ context: _MountContext
  ) {
    let scope = slots[.scope]
    apply(modifier, slots, scope, context)
    V._update(content, slots.dropFirst(2), context.seeing(scope))
  }

  @inlinable
  public static func _unmount<V: View>(around _: V.Type, _ slots: _Slots) {
    V._unmount(slots.dropFirst(2))
    endScope(slots)
    slots.release(.scope)
  }

  @inlinable
  static func apply(
    _ modifier: UnsafeMutablePointer<Self>, _ slots: _Slots, _ scope: EnvironmentScope, _ context: _MountContext
  ) {
    // Copied once, because unspecialized generic code copies the value at each call through a pointer.
    let setting = modifier.pointee
    if slots.isEmpty(.setting), !setting.dependsOnEnvironment {
      var values = EnvironmentValues(forPlainSetter: ())
      setting.set(in: &values)
      scope.set(values)
    } else {
      LiveSetting.set(in: slots, scope, context) { setting.set(in: &$0) }
    }
  }
}

/// Creates the scope of a modifier.
@MainActor
@usableFromInline
func makeScope(_ context: _MountContext, redirects: Bool, name: @autoclosure () -> String) -> EnvironmentScope {
  let parent = context.scope._withUnsafeGuaranteedRef { $0 }
  let writer = EnvironmentWriter(in: context, name: name(), isWanted: context.namesWriters)
  return EnvironmentScope(parent: parent, tree: parent.tree, writer: writer, redirects: redirects)
}

@MainActor
@usableFromInline
func endScope(_ slots: _Slots) {
  slots[.scope].end()
  guard !slots.isEmpty(.setting) else { return }
  slots[.setting].end()
  slots.release(.setting)
}

/// A setter that depends on inherited values. It runs again when any value that it has read changes.
@MainActor
@usableFromInline
final class LiveSetting {
  private let scope: EnvironmentScope
  private let depth: UInt32
  private var set: (inout EnvironmentValues) -> Void
  private var node = AnyAttribute.none
  private var observed = ObservedReads()

  /// Applies `set` from now on, using the live setting in `slots`.
  @usableFromInline
  static func set(
    in slots: _Slots, _ scope: EnvironmentScope, _ context: _MountContext,
    _ set: @escaping (inout EnvironmentValues) -> Void
  ) {
    if slots.isEmpty(.setting) {
      slots.keep(LiveSetting(scope, depth: context.depth, set), in: .setting)
    } else {
      slots[.setting].update(set)
    }
  }

  private init(_ scope: EnvironmentScope, depth: UInt32, _ set: @escaping (inout EnvironmentValues) -> Void) {
    self.scope = scope
    self.depth = depth
    self.set = set
    run()
  }

  private func update(_ set: @escaping (inout EnvironmentValues) -> Void) {
    self.set = set
    if node.isNone { run() } else { ViewRuntime.graph.evaluate(node) }
  }

  func end() {
    if !node.isNone { ViewRuntime.graph.free(node) }
    observed.end()
  }

  private func run() {
    // Safe because the node is freed with the setting.
    let memory = Unmanaged.passUnretained(self).toOpaque()
    let (node, values) = ViewRuntime.graph.evaluateFirst(LiveSettingRule.self, memory: memory, order: depth) {
      self.values()
    }
    if let node { self.node = node }
    scope.set(values)
  }

  fileprivate func runAgain() { scope.set(values()) }

  private func values() -> EnvironmentValues {
    observed.follow {
      var values = EnvironmentValues(flowingInto: scope)
      set(&values)
      return values
    }
  }

  fileprivate var label: String { scope.writer?.modifier ?? "environment" }
}

/// Safe because the memory is a setting that frees the node when it ends.
@MainActor
private enum LiveSettingRule: ClientRule {
  static func evaluate(_ memory: UnsafeMutableRawPointer, in _: borrowing Evaluation) -> Bool {
    Unmanaged<LiveSetting>.fromOpaque(memory)._withUnsafeGuaranteedRef { $0.runAgain() }
    return false
  }

  static func describe(_ memory: UnsafeMutableRawPointer) -> String {
    Unmanaged<LiveSetting>.fromOpaque(memory)._withUnsafeGuaranteedRef { $0.label }
  }
}
