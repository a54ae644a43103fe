import CanopyTesting
import SwiftUI
import Testing

@testable import CanopyCore

/// The context that a view inherits in the tree.
@MainActor @Suite struct MountContextTests {
  private let context = _MountContext(scope: .ofNoTree, parent: 0, depth: 5)

  private func modified(by source: AttachmentSource) -> _MountContext {
    context.asPlace(.vertical).attaching(source)
  }

  // MARK: Depth and flags

  @Test func theDepthLeavesTheFlagsAlone() {
    var context = context.asPlace(.depth)
    context.listsSubviews = true
    context.depth = 70_000
    #expect(context.depth == 70_000)
    #expect(context.listsSubviews && context.placeKind == .depth)
    context.listsSubviews = false
    #expect(context.depth == 70_000 && context.placeKind == .depth && !context.listsSubviews)
  }

  @Test func theLastPlaceWins() {
    #expect(context.placeKind == .vertical)
    #expect(context.asPlace(.vertical).asPlace(.depth).placeKind == .depth)
    #expect(context.asPlace(.depth).asPlace(.vertical).placeKind == .vertical)
  }

  @Test func anElementKeepsTheDepthAndEndsAllElse() {
    let source = AttachmentSource(context)
    var outer = modified(by: source)
    outer.transactions = nil
    let inner = outer.inside(7)
    #expect(inner.depth == 5 && inner.parent == 7)
    #expect(inner.attachments == nil && inner.wrapper == nil)
    #expect(!inner.needsPlaceElement && !inner.hasSeparateRows && !inner.isLazy)
  }

  // MARK: Groups and places

  @Test func aGroupPassesModifiersOnToItsMembers() {
    let source = AttachmentSource(context)
    let outer = context.attaching(source)
    #expect(!outer.needsPlaceElement)
    #expect(outer.inside(group: 3).attachments != nil)
    #expect(outer.inside(group: 3).parent == 3)
  }

  @Test func aPlaceNeedsAnElementOnlyForModifiers() {
    #expect(!context.asPlace(.vertical).needsPlaceElement)
    let source = AttachmentSource(context)
    let outer = modified(by: source)
    #expect(outer.needsPlaceElement)
    #expect(outer.inside(group: 3).attachments == nil, "the element of the place takes them")
  }

  @Test func membersOfAListAreNotAloneInTheirPlace() {
    let source = AttachmentSource(context)
    let list = context.asPlace(.depth).inside(listOf: 3)
    #expect(!list.attaching(source).needsPlaceElement)
    #expect(context.asPlace(.depth).inside(group: 3).attaching(source).needsPlaceElement)
  }

  // MARK: Rows

  @Test func rowsAreLazyOnlyInATreeThatIsLaidOut() {
    let tree = TreeContext()
    let scope = EnvironmentScope(parent: nil, tree: tree, writer: nil)
    let context = _MountContext(scope: scope, parent: 0)
    #expect(context.insideLazily(2).hasSeparateRows && !context.insideLazily(2).isLazy)
    tree.isLaidOut = true
    #expect(context.insideLazily(2).hasSeparateRows && context.insideLazily(2).isLazy)
    #expect(!context.insideLazily(2).inside(3).isLazy, "a stack in a row isn't lazy")
    #expect(context.insideLazily(2).inside(group: 3).isLazy, "a group in a lazy stack is part of it")
    withExtendedLifetime(scope) {}
  }

  // MARK: From the side of views

  @Test func theContentOfABodyIsOneDeeper() {
    let log = ActionLog()
    let screen = TestScreen { Deep(level: 0, log: log) }
    #expect(screen.texts == ["bottom"])
    #expect(log.lines.count == 4)
    let depths = log.lines.compactMap { Int($0) }
    #expect(zip(depths, depths.dropFirst()).allSatisfy { $1 > $0 }, "\(depths)")
  }

  @Test func severalViewsOfALayerShareItsModifiers() {
    let screen = TestScreen {
      Color.clear.overlay {
        Group {
          Text("first")
          Text("second")
        }
        .border(.red)
      }
    }
    #expect(screen.texts == ["first", "second"])
    #expect(screen.issues.isEmpty)
  }
}

private struct Deep: View {
  let level: Int
  let log: ActionLog

  var body: some View {
    let _ = log.add("\(ViewRuntime.ifRunning { Int($0.pointee.context.depth) } ?? -1)")
    if level < 3 { AnyView(Deep(level: level + 1, log: log)) } else { Text("bottom") }
  }
}
