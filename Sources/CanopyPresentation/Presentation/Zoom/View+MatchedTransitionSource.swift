public import CanopyCore
internal import CanopyLayout
internal import CanopyStyle
internal import Foundation

extension View {
  /// Makes this view the source of a zoom transition.
  ///
  /// A presentation whose content applies `navigationTransition(.zoom(sourceID:in:))` zooms from this view and back to it.
  ///
  /// - Parameters:
  ///   - id: The identifier of the source.
  ///   - namespace: The namespace of the identifier.
  nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
    modifier(ZoomSourceModifier(key: ZoomKey(id: id, namespace: namespace), look: _ZoomSourceLook()))
  }

  /// Makes this view the source of a zoom transition, and changes its look while a presentation zooms from it.
  ///
  /// ```swift
  /// Thumbnail(photo).matchedTransitionSource(id: photo.id, in: namespace) {
  ///   $0.background(.black).clipShape(RoundedRectangle(cornerRadius: 12))
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - id: The identifier of the source.
  ///   - namespace: The namespace of the identifier.
  ///   - configuration: A closure that returns the look during the transition.
  nonisolated public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
  ) -> some View {
    let look = configuration(EmptyMatchedTransitionSourceConfiguration())._look
    return modifier(ZoomSourceModifier(key: ZoomKey(id: id, namespace: namespace), look: look))
  }
}

private struct ZoomSourceModifier {
  let key: ZoomKey
  let look: _ZoomSourceLook
}

@MainActor
extension ZoomSourceModifier: AttachingModifier {
  func makeSource(_ context: _MountContext) -> HandledAttachment<ZoomSourceHandler> {
    HandledAttachment(ZoomSourceHandler(key, look, in: context.tree), context)
  }

  func update(_ source: HandledAttachment<ZoomSourceHandler>) { source.handler.update(key, look) }
}

/// A source's attachment to the tree, which records its element.
@MainActor
final class ZoomSourceHandler: AttachmentHandler {
  private var key: ZoomKey
  private(set) var look: _ZoomSourceLook
  private(set) var elements: [ElementIndex] = []
  private unowned let tree: TreeContext

  init(_ key: ZoomKey, _ look: _ZoomSourceLook, in tree: TreeContext) {
    (self.key, self.look, self.tree) = (key, look, tree)
  }

  private var sources: ZoomSources { tree[ZoomSources.companion] }

  func update(_ key: ZoomKey, _ look: _ZoomSourceLook) {
    self.look = look
    guard key != self.key else { return }
    if !elements.isEmpty { sources.remove(self, of: self.key) }
    self.key = key
    if !elements.isEmpty { sources.add(self, as: key) }
  }

  func attached(to element: ElementIndex) {
    elements.append(element)
    if elements.count == 1 { sources.add(self, as: key) }
  }

  func detached(from element: ElementIndex) {
    elements.removeAll { $0 == element }
    if elements.isEmpty { sources.remove(self, of: key) }
  }
}

/// The sources of zoom transitions in one window.
final class ZoomSources {
  static let companion = TreeCompanion { ZoomSources() }

  private var sources: [ZoomKey: [ZoomSourceHandler]] = [:]

  /// A Boolean value that indicates whether there are no sources.
  var isEmpty: Bool { sources.isEmpty }

  func add(_ source: ZoomSourceHandler, as key: ZoomKey) { sources[key, default: []].append(source) }

  func remove(_ source: ZoomSourceHandler, of key: ZoomKey) {
    sources[key]?.removeAll { $0 === source }
    if sources[key]?.isEmpty ?? false { sources[key] = nil }
  }

  /// Returns the most recently added source with a key, or nil if there is none.
  subscript(key: ZoomKey) -> ZoomSourceHandler? { sources[key]?.last }
}
