/// A layout whose size is steady if those of its views are: a size for little room and for much is its size for the room between.
///
/// Layouts of apps may do anything, so nothing is concluded from two of their answers. See `LayoutNode.isSteady`.
protocol SteadyLayout: Layout {}
