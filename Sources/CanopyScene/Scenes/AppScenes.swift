internal import CanopyCore
internal import CanopyStyle
internal import Foundation

/// The scenes of an app, in the order in which the app lists them.
@MainActor
final class AppScenes {
  static let companion = TreeCompanion { onMainActor { AppScenes() } }

  private var records: [ElementIndex: SceneRecord] = [:]
  /// Called when scenes have come or gone, or have changed.
  var didChange: () -> Void = {}

  private init() {}

  fileprivate func add(_ record: SceneRecord) {
    records[record.element] = record
    didChange()
  }

  fileprivate func remove(_ record: SceneRecord) {
    records[record.element] = nil
    record.isInTree = false
    didChange()
  }

  /// Returns the scenes below an element.
  func all(in root: ElementIndex) -> [SceneRecord] {
    if let record = records[root] { return [record] }
    var found: [SceneRecord] = []
    // Groups, too, which other walks pass over.
    var child = ViewRuntime.elements[root].firstChild
    while child != 0 {
      found += all(in: child)
      child = ViewRuntime.elements[child].next
    }
    return found
  }
}

/// A scene in the tree of its app.
@MainActor
final class SceneRecord {
  fileprivate let element: ElementIndex
  /// The environment that the windows of the scene inherit.
  let scope: EnvironmentScope
  /// The title of the scene and its modifiers.
  private(set) var description: SceneDescription
  private(set) var options: SceneOptions
  /// Changes with the content of the scene.
  private let source = OwnedSource("the content of the scene")
  /// A Boolean value that indicates whether the app still has the scene.
  fileprivate(set) var isInTree = true

  fileprivate init(_ view: SceneMount, _ element: ElementIndex, in scope: EnvironmentScope) {
    self.element = element
    self.scope = scope
    description = view.description
    options = view.options
  }

  fileprivate func update(_ view: SceneMount) {
    description = view.description
    options = view.options
    source.changed(inUpdate: ())
  }

  /// Returns the content of a window, which follows the scene.
  func content(for value: PresentedValue) -> AnyView {
    source.track()
    return description.content(value)
  }
}

/// The content of a window of a scene.
struct SceneContent: View {
  let scene: SceneRecord
  let value: PresentedValue

  var body: some View { scene.content(for: value) }
}

/// A scene in the tree of its app, with the wishes that its modifiers set.
struct SceneView: View {
  let description: SceneDescription
  @Environment(\.sceneOptions) private var options

  init(_ description: SceneDescription) { self.description = description }

  var body: some View { SceneMount(description: description, options: options) }
}

/// The place of a scene in the tree: an element without content.
private struct SceneMount {
  let description: SceneDescription
  let options: SceneOptions
}

// Slots: the element, and the record.

extension Slot where Kept == SceneRecord {
  fileprivate static var record: Self { Slot(1) }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
@MainActor
extension SceneMount: View, PrimitiveView {
  static var _words: Int { 2 }
  static var _elements: Int { 1 }

  static func _mount(_ view: UnsafeMutablePointer<Self>, _ slots: _Slots, _ context: _MountContext) {
    let element = makeElement(.group, context)
    let record = SceneRecord(view.pointee, element, in: context.scope.takeUnretainedValue())
    slots[0] = UInt(element)
    slots.keep(record, in: .record)
    context.tree[AppScenes.companion].add(record)
    didMountElement(element)
  }

  static func _update(_ view: UnsafeMutablePointer<Self>, _ slots: _Slots, _ context: _MountContext) {
    slots[.record].update(view.pointee)
    context.tree[AppScenes.companion].didChange()
  }

  static func _unmount(_ slots: _Slots) {
    let record = slots[.record]
    record.scope.tree[AppScenes.companion].remove(record)
    willRemoveElement(record.element)
    removeElement(record.element)
    slots.release(.record)
  }
}
