import Testing

@testable import CanopyGraph

@Suite(.graphOfTest) struct GraphvizTests {
  unowned let graph = Graph.ofTest

  private let opening = """
    digraph {
      rankdir=LR; fontname="Inter"; node [shape=box, style=rounded, fontname="Inter"];

    """

  @Test func emptyGraphHasAnEmptyDrawing() {
    #expect(graph.graphviz() == opening + "}\n")
  }

  @Test func smallGraphIsDrawnWithItsSubgraphs() {
    let price = graph.input(10.0, name: "price")
    let shop = graph.subgraph(name: "shop")
    let cart = graph.subgraph(in: shop)
    let count = graph.input(2, name: "count", in: cart)
    let total = graph.computed(name: "total", in: shop) { $0[price] * Double($0[count]) }
    let label = graph.computed(name: "label") { "\($0[total])" }
    graph.makeOutput(label)
    graph.update()
    graph[count] = 3
    #expect(
      graph.graphviz() == opening + """
          n1 [label="price\\n10.0", style="filled"];
          n4 [label="label\\n20.0", style="rounded,dashed", peripheries=2];
          subgraph cluster1 { label="shop";
            n3 [label="total\\n20.0", style="rounded,dashed"];
            subgraph cluster2 { label="";
              n2 [label="count\\n3", style="filled"];
            }
          }
          n1 -> n3;
          n2 -> n3;
          n3 -> n4;
        }

        """)
  }

  @Test func namesAreQuotedAndTruncated() {
    _ = graph.input(#"a "quoted" \ text"#, name: "line\nbreak")
    _ = graph.input(1, name: String(repeating: "long ", count: 40))
    let long = String(repeating: "long ", count: 16)
    #expect(
      graph.graphviz() == opening + #"""
          n1 [label="line\nbreak\na \"quoted\" \\ text", style="filled"];
          n2 [label="\#(long)", style="filled"];
        }

        """#)
  }

  @Test func freedAttributesAreNotDrawn() {
    let home = graph.subgraph(name: "home")
    let input = graph.input(1, in: home)
    let rule = graph.computed(name: "rule") { evaluation in (try? evaluation.value(of: Attribute(input))) ?? 0 }
    _ = graph[rule]
    graph.free(home)
    _ = graph[rule]
    #expect(
      graph.graphviz() == opening + """
          n2 [label="rule\\n0", style="rounded"];
        }

        """)
  }
}
