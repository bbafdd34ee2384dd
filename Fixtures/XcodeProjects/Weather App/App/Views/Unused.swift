import SpriteKit
