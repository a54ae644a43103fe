/// Actions of views that wait for the end of the update that requested them.
///
/// Actions for appearances and changes are performed first, in the order in which they were added, followed by actions
/// for disappearances. Then tasks start.
@MainActor
package enum Actions {
  @exclusivity(unchecked) private static var waiting: [Action] = []
  @exclusivity(unchecked) private static var disappearances: [Action] = []
  @exclusivity(unchecked) private static var starts: [Action] = []

  @exclusivity(unchecked) private static var completions: [() -> Void] = []

  private struct Action {
    let tree: TreeContext
    let perform: @MainActor () -> Void
    /// The modifier with the action, as the cause of the changes that the action makes; nil if causes aren't followed.
    let modifier: String?
    /// The view whose body contains the modifier; nil unless a frame doesn't settle.
    let view: String?
    /// The root cause of the update that requested the action.
    let root: String?

    @MainActor
    init(
      _ tree: TreeContext, _ modifier: () -> String?, _ place: MountPlace?, after root: @autoclosure () -> String?,
      _ perform: @escaping @MainActor () -> Void
    ) {
      self.tree = tree
      self.perform = perform
      self.modifier = tree.namesActions ? modifier() : nil
      view = Turns.loop == nil ? nil : place.map { $0.authorName ?? "the root" }
      self.root = tree.followsBodies ? root() : nil
    }
  }

  /// Adds an action for a view of `tree` to perform after the running update.
  package static func add(
    in tree: TreeContext, of modifier: @autoclosure () -> String? = nil, at place: MountPlace? = nil,
    _ action: @escaping @MainActor () -> Void
  ) {
    waiting.append(Action(tree, modifier, place, after: tree.follower?.root, action))
  }

  /// Adds an action for a view that has left the tree. It runs after the appearance of views that replace it.
  ///
  /// - Parameter root: The root cause, if it isn't the cause of the running update.
  package static func addDisappearance(
    in tree: TreeContext, of modifier: @autoclosure () -> String? = nil, at place: MountPlace? = nil,
    after root: @autoclosure () -> String? = nil, _ action: @escaping @MainActor () -> Void
  ) {
    disappearances.append(Action(tree, modifier, place, after: root() ?? tree.follower?.root, action))
  }

  /// The number of waiting actions of views that have left the tree.
  static var waitingDisappearances: Int { disappearances.count }

  /// Makes the actions of views that have left the tree run before the actions of the views that replace them.
  ///
  /// - Parameter count: The number of actions that were waiting before these views left.
  static func announceDisappearances(since count: Int) {
    waiting += disappearances[count...]
    disappearances.removeSubrange(count...)
  }

  /// Adds the start of a task. Tasks start after the whole tree has appeared.
  static func addStart(
    in tree: TreeContext, of modifier: @autoclosure () -> String? = nil, at place: MountPlace? = nil,
    _ action: @escaping @MainActor () -> Void
  ) {
    starts.append(Action(tree, modifier, place, after: tree.follower?.root, action))
  }

  /// Adds the completion of animations. Completions run after all other actions.
  static func add(_ completion: @escaping () -> Void) { completions.append(completion) }

  /// A Boolean value that indicates whether there are any actions to perform.
  package static var areWaiting: Bool {
    !waiting.isEmpty || !disappearances.isEmpty || !starts.isEmpty || !completions.isEmpty
  }

  /// Performs all actions, including those added during the loop.
  static func runAll() {
    while true {
      while !waiting.isEmpty { run(&waiting) }
      if disappearances.isEmpty { break }
      run(&disappearances)
    }
    if !starts.isEmpty { run(&starts) }
    if completions.isEmpty { return }
    let ended = completions
    completions = []
    for completion in ended { completion() }
  }

  private static func run(_ list: inout [Action]) {
    let actions = list
    list = []
    for action in actions {
      action.tree.perform(action.perform, of: action.modifier, in: action.view, after: action.root)
    }
  }
}
