import PlainviewSnapshot
import PlainviewUIKitCore
import Testing
import UIKit

/// Wiring as Mermaid and Graphviz read it; the expected texts follow the two languages' references.
@MainActor @Suite struct WiringGraphTests {
  private final class Receiver: UIView {
    override class var actions: ActionTable { ["save:": .init(save)] }
    func save(_ sender: UIButton) {}
  }

  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let receiver = Receiver()

  private func button(_ title: String) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    root.addSubview(button)
    return button
  }

  private var graph: WiringGraph { WiringGraph([("Login", Wiring(root: root, controllers: []))]) }

  @Test func `Objects are nodes, an object that several connections name is one, and edges say when and what`() {
    button("Save").addTarget(receiver, action: "save:", for: [.touchUpInside, .touchDown])
    #expect(
      graph.mermaid == """
        flowchart LR
          n0["UIButton 'Save'"]
          n1["Receiver"]
          n0 -->|"touchDown<br/>save:"| n1
          n0 -->|"touchUpInside<br/>save:"| n1
        """)
    #expect(
      graph.dot == """
        digraph wiring {
          rankdir=LR;
          node [shape=box];
          n0 [label="UIButton 'Save'"];
          n1 [label="Receiver"];
          n0 -> n1 [label="touchDown\\nsave:"];
          n0 -> n1 [label="touchUpInside\\nsave:"];
        }
        """)
  }

  @Test func `What would not arrive has another style, and so has who is not there`() {
    button("Save").addTarget(receiver, action: "saev:", for: .touchUpInside)
    root.addGestureRecognizer(UITapGestureRecognizer())
    #expect(
      graph.mermaid == """
        flowchart LR
          n0["UIButton 'Save'"]
          n1["Receiver"]
          n2["UIView"]
          n3["nobody"]
          n0 -.->|"touchUpInside<br/>saev:<br/>! Receiver has no saev:, nearest: save:"| n1
          n2 -.->|"UITapGestureRecognizer<br/>! no target"| n3
          linkStyle 0,1 stroke:red,color:red
          classDef missing stroke:red,stroke-dasharray:4
          class n3 missing
        """)
    let red = "style=dashed color=red"
    #expect(
      graph.dot == """
        digraph wiring {
          rankdir=LR;
          node [shape=box];
          n0 [label="UIButton 'Save'"];
          n1 [label="Receiver"];
          n2 [label="UIView"];
          n3 [label="nobody" \(red)];
          n0 -> n1 [label="touchUpInside\\nsaev:\\n! Receiver has no saev:, nearest: save:" \(red) fontcolor=red];
          n2 -> n3 [label="UITapGestureRecognizer\\n! no target" \(red) fontcolor=red];
        }
        """)
  }

  @Test func `Characters that the languages read as their own are escaped`() {
    button(#"<a> & "b" \ #c `d`"#).addTarget(receiver, action: "save:", for: .touchUpInside)
    #expect(graph.mermaid.contains(##"n0["UIButton '#lt;a#gt; #amp; #quot;b#quot; \ #35;c #96;d#96;'"]"##))
    #expect(graph.dot.contains(##"n0 [label="UIButton '<a> & \"b\" \\ #c `d`'"];"##))
  }

  @Test func `Several scenes are groups, and a segue leads into the scene it names`() {
    let (start, home) = (UIViewController(), UIViewController())
    home.documentID = "hom-01"
    SegueRecord.current.add("show", "home", from: start, to: .controller(id: "hom-01", name: "UIViewController 'Home'"))
    SegueRecord.current.add("show", nil, from: start, to: .missing(id: "gone-1"))
    SegueRecord.current.add("unwind", nil, from: home, to: .exit("back:"))
    let scenes: [WiringGraph.Scene] = [
      ("Start", Wiring(root: start.view, controllers: [start])), ("Home", Wiring(root: home.view, controllers: [home])),
    ]
    #expect(
      WiringGraph(scenes).mermaid == """
        flowchart LR
          subgraph s0["Start"]
            n0["UIViewController"]
            n2["nobody"]
          end
          subgraph s1["Home"]
            n1["UIViewController 'Home'"]
            n3["exit back:"]
          end
          n0 ==>|"show 'home'"| n1
          n0 -.->|"show<br/>! the document has no 'gone-1'"| n2
          n1 ==>|"unwind"| n3
          linkStyle 1 stroke:red,color:red
          classDef missing stroke:red,stroke-dasharray:4
          class n2 missing
        """)
  }

  @Test func `Without connections the graphs are empty and whole`() {
    #expect(graph.mermaid == "flowchart LR")
    #expect(graph.dot == "digraph wiring {\n  rankdir=LR;\n  node [shape=box];\n}")
  }

  @Test func `What a flow used is green, and the rest is not`() {
    let save = button("Save")
    save.addTarget(receiver, action: "save:", for: [.touchUpInside, .touchDown])
    let used = "UIButton 'Save' --touchUpInside--> Receiver save:"
    let graph = WiringGraph([("Login", Wiring(root: root, controllers: []))], uses: [used: 2])
    #expect(graph.mermaid.hasSuffix("\n  linkStyle 1 stroke:green,stroke-width:3px"), "\(graph.mermaid)")
    let green = graph.dot.split(separator: "\n").filter { $0.contains("green") }
    #expect(green == ["  n0 -> n1 [label=\"touchUpInside\\nsave:\" color=green penwidth=3];"])
  }
}
